<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>AskUnsaved</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Niet opslaan</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FileGames</name>
    <message>
        <source>This is game %1 of %2; the others are under File, Games in this file.</source>
        <translation>Dit is partij %1 van %2; de andere staan onder Bestand, Partijen in dit bestand.</translation>
    </message>
    <message>
        <source>The game goes on from here; names and comments stay in the file.</source>
        <translation>De partij gaat hier verder; namen en opmerkingen blijven in het bestand.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeptMove</name>
    <message>
        <source>Your next move: %1 (Esc lets it go)</source>
        <translation>Je volgende zet: %1 (Esc laat hem los)</translation>
    </message>
    <message>
        <source>No move is chosen ahead.</source>
        <translation>Er is geen zet vooraf gekozen.</translation>
    </message>
    <message>
        <source>Your move chosen ahead, %1, isn&apos;t possible now.</source>
        <translation>Je vooraf gekozen zet, %1, kan nu niet.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveRefusals</name>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>“%1” is hier geen toegestane zet.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ScriptCompletion</name>
    <message>
        <source>No word begins like this.</source>
        <translation>Geen woord begint zo.</translation>
    </message>
    <message>
        <source>Words of scripts</source>
        <translation>Woorden van scripts</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableButtons</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Opnieuw doen wat is teruggenomen</translation>
    </message>
    <message>
        <source>Turn board</source>
        <translation>Bord draaien</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableSeats</name>
    <message>
        <source>Computer: random</source>
        <translation>Computer: willekeurig</translation>
    </message>
    <message>
        <source>Computer: one move ahead</source>
        <translation>Computer: één zet vooruit</translation>
    </message>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (weg)</translation>
    </message>
    <message>
        <source>%1 (screen off)</source>
        <translation>%1 (scherm uit)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableSetUp</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergeten</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>Deze &amp;bewaren…</translation>
    </message>
    <message>
        <source>&amp;Copy as letters</source>
        <translation>Als letters &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste letters</source>
        <translation>Letters &amp;plakken</translation>
    </message>
    <message>
        <source>Keep this set-up</source>
        <translation>Deze opstelling bewaren</translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation>Naam:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableStatus</name>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Je bekijkt een eerdere stelling.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Terug &amp;naar de partij</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 is aan zet</translation>
    </message>
    <message>
        <source>This record ends here.</source>
        <translation>De opgeslagen partij eindigt hier.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>De computer denkt na.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Aannemen</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>A&amp;fwijzen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nieuwe partij</translation>
    </message>
    <message>
        <source>%1&apos;s time is up.</source>
        <translation>De tijd van %1 is om.</translation>
    </message>
    <message>
        <source>C&amp;laim the game</source>
        <translation>Partij c&amp;laimen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Doorspelen</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <translation>T&amp;oestaan</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>&amp;Weigeren</translation>
    </message>
    <message>
        <source>Claim r&amp;epetition</source>
        <translation>Herhaling &amp;claimen</translation>
    </message>
    <message>
        <source>You are trying something out. The game stays as it was.</source>
        <translation>Je probeert iets uit. De partij blijft zoals ze was.</translation>
    </message>
    <message>
        <source>Entered from a score sheet, not verified.</source>
        <translation>Ingevoerd van een notatieformulier, niet gecontroleerd.</translation>
    </message>
    <message>
        <source>With&amp;draw</source>
        <translation>&amp;Intrekken</translation>
    </message>
    <message>
        <source>&amp;Start the clock</source>
        <translation>&amp;Klok starten</translation>
    </message>
    <message>
        <source>The clock starts with the first move.</source>
        <translation>De klok begint met de eerste zet.</translation>
    </message>
    <message>
        <source>%1 set up</source>
        <translation>%1 zetten hun stukken neer</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 zet de stukken neer</translation>
    </message>
    <message>
        <source>The other player has been away for long.</source>
        <translation>De andere speler is al lang weg.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
</context>
<context>
    <name>ClubWords</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Former member</source>
        <translation>Oud-lid</translation>
    </message>
    <message>
        <source>%1, own rules</source>
        <translation>%1, eigen regels</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>nu %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>punten %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>rating %1</translation>
    </message>
</context>
<context>
    <name>GameAdvice</name>
    <message>
        <source>Nothing is shown until the screen has been handed over.</source>
        <translation>Er is niets te zien tot het scherm is overgedragen.</translation>
    </message>
    <message>
        <source>In a rated match there is no advice until the game is over.</source>
        <translation>In een partij die telt is er geen advies tot ze afgelopen is.</translation>
    </message>
    <message>
        <source>This game is played without advice.</source>
        <translation>Dit spel wordt zonder advies gespeeld.</translation>
    </message>
    <message>
        <source>There is no advice while the game is paused.</source>
        <translation>Zolang de partij gepauzeerd is, is er geen advies.</translation>
    </message>
    <message>
        <source>There is no advice for setting up.</source>
        <translation>Voor het opstellen is er geen advies.</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>In deze stelling is de partij afgelopen.</translation>
    </message>
    <message>
        <source>In this position chance is on turn.</source>
        <translation>In deze stelling is het toeval aan de beurt.</translation>
    </message>
    <message>
        <source>What the side on turn sees is hidden here.</source>
        <translation>Wat de kant ziet die aan zet is, is hier verborgen.</translation>
    </message>
    <message>
        <source>The rules of this game don&apos;t say what may be hidden, so that nothing can be worked out.</source>
        <translation>De regels van dit spel zeggen niet wat er verborgen kan zijn, dus valt er niets te berekenen.</translation>
    </message>
    <message>
        <source>No ready set-up fits what stands here.</source>
        <translation>Geen kant-en-klare opstelling past bij wat hier staat.</translation>
    </message>
    <message>
        <source>All pieces have their places.</source>
        <translation>Alle stukken hebben hun plaats.</translation>
    </message>
    <message>
        <source>For setting up there are hints, but no analysis.</source>
        <translation>Voor het opstellen zijn er hints, maar geen analyse.</translation>
    </message>
</context>
<context>
    <name>LeaveMatch</name>
    <message>
        <source>Leave the match</source>
        <translation>De partij verlaten</translation>
    </message>
    <message>
        <source>This rated match isn&apos;t over.</source>
        <translation>Deze partij telt mee en is nog niet afgelopen.</translation>
    </message>
    <message>
        <source>It waits among the unfinished matches, and the time used so far stays used.</source>
        <translation>Ze wacht bij de onafgemaakte partijen; verbruikte tijd blijft verbruikt.</translation>
    </message>
    <message>
        <source>Its clock goes on while you look at something else.</source>
        <translation>De klok loopt door terwijl je iets anders bekijkt.</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Blijven</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlaten</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauze</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Op&amp;geven</translation>
    </message>
</context>
<context>
    <name>PeopleAsks</name>
    <message>
        <source>New member</source>
        <translation>Nieuw lid</translation>
    </message>
    <message>
        <source>The new member&apos;s name:</source>
        <translation>Naam van het nieuwe lid:</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>The guest&apos;s name:</source>
        <translation>Naam van de gast:</translation>
    </message>
    <message>
        <source>Computer that takes its time</source>
        <translation>Computer die de tijd neemt</translation>
    </message>
    <message>
        <source>Seconds a move:</source>
        <translation>Seconden per zet:</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Een ander programma</translation>
    </message>
    <message>
        <source>Its command (it must speak the Universal Game Interface):</source>
        <translation>De opdracht ervan (het moet de Universal Game Interface spreken):</translation>
    </message>
</context>
<context>
    <name>PeopleRows</name>
    <message>
        <source>Guest with a name…</source>
        <translation>Gast met een naam…</translation>
    </message>
    <message>
        <source>New member…</source>
        <translation>Nieuw lid…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer that takes its time</source>
        <translation>Computer die de tijd neemt</translation>
    </message>
    <message>
        <source>Another number of seconds…</source>
        <translation>Een ander aantal seconden…</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere programma’s</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Een ander programma…</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>From bottom to top: %1</source>
        <translation>Van onder naar boven: %1</translation>
    </message>
    <message>
        <source>It is marked: it has moved or takes part in what goes on.</source>
        <translation>Het is gemarkeerd: het heeft gezet of doet mee aan wat er gaande is.</translation>
    </message>
    <message>
        <source>What it is has been shown to everybody.</source>
        <translation>Wat het is, is aan iedereen getoond.</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a kind of piece</comment>
        <translation>%1 keer %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>kan geslagen worden</translation>
    </message>
    <message>
        <source>can be moved to</source>
        <translation>zet kan hierheen</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kan gekozen worden</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>laatste zet</translation>
    </message>
    <message>
        <source>border to %1: %2, %3</source>
        <comment>a field, a seat, a number</comment>
        <translation>lijn naar %1: %2, %3</translation>
    </message>
    <message>
        <source>(closed)</source>
        <comment>a border nobody may cross now</comment>
        <translation>(gesloten)</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>circled</source>
        <translation>omcirkeld</translation>
    </message>
    <message>
        <source>arrow to %1</source>
        <translation>pijl naar %1</translation>
    </message>
    <message>
        <source>chosen ahead</source>
        <translation>vooraf gekozen</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, bladzijde %2 van %3</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::Advisor</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Er ligt geen partij op tafel.</translation>
    </message>
    <message>
        <source>Hint (%1)</source>
        <comment>a key</comment>
        <translation>Hint (%1)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 is aan zet</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Er wordt een hint gezocht…</translation>
    </message>
    <message>
        <source>A hint: %1, expected score %2%</source>
        <translation>Een hint: %1, verwachte score %2%</translation>
    </message>
    <message>
        <source>A hint: %1, the only move</source>
        <translation>Een hint: %1, de enige zet</translation>
    </message>
    <message>
        <source>%1, expected score %2%</source>
        <translation>%1, verwachte score %2%</translation>
    </message>
    <message>
        <source>This move can&apos;t be played now.</source>
        <translation>Deze zet kan nu niet gespeeld worden.</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>In deze stelling is de partij afgelopen.</translation>
    </message>
    <message>
        <source>A hint: %1 on %2</source>
        <comment>a piece, a field</comment>
        <translation>Een hint: %1 op %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AnalysisDock</name>
    <message>
        <source>depth %1</source>
        <translation>diepte %1</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>%1 simulaties</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>an expected score that can&apos;t change</comment>
        <translation>zeker</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Verwacht: %1</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analys&amp;is</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>How many of the machine&apos;s cores think</source>
        <translation>Hoeveel kernen van de machine meedenken</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Sim.</source>
        <comment>simulations, short</comment>
        <translation>Sim.</translation>
    </message>
    <message>
        <source>Cores:</source>
        <translation>Kernen:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ArrangePanel</name>
    <message>
        <source>%1, %2 left</source>
        <comment>a kind of piece, a number</comment>
        <translation>%1, nog %2</translation>
    </message>
    <message>
        <source>Pieces to place</source>
        <translation>Te plaatsen stukken</translation>
    </message>
    <message>
        <source>Ran&amp;dom</source>
        <translation>Wi&amp;llekeurig</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>R&amp;eady</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>Spie&amp;gelen</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Links en rechts verwisselen</translation>
    </message>
    <message>
        <source>&amp;Set-ups</source>
        <translation>&amp;Opstellingen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChanceChoice</name>
    <message>
        <source>Type what chance has brought.</source>
        <translation>Typ wat het toeval heeft gebracht.</translation>
    </message>
    <message>
        <source>What has chance brought?</source>
        <translation>Wat heeft het toeval gebracht?</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClockFace</name>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Klok van %1: %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>de tijd is om</translation>
    </message>
    <message>
        <source>runs; press it when the move is made</source>
        <translation>loopt; druk erop na de zet</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Zetten: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClubDialog</name>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Onvoltooide partijen</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Leden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Reservekopie…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Copies everything into a file, while the club goes on.</source>
        <translation>Kopieert alles naar een bestand terwijl de club doorgaat.</translation>
    </message>
    <message>
        <source>Takes over what another computer has exported or handed over; twice changes nothing.</source>
        <translation>Neemt over wat een andere computer heeft geëxporteerd of overgedragen; twee keer verandert niets.</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Reservekopie</translation>
    </message>
    <message>
        <source>Everything is in %1 now.</source>
        <translation>Alles staat nu in %1.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>New: %1 entries of matches, %2 of the club.</source>
        <translation>Nieuw: %1 regels van partijen, %2 van de club.</translation>
    </message>
    <message>
        <source>They come from another club.</source>
        <translation>Ze komen van een andere club.</translation>
    </message>
    <message>
        <source>Set aside because they contradict this club&apos;s data: %1.</source>
        <translation>Opzijgelegd omdat ze de gegevens van deze club tegenspreken: %1.</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>The record is in %1 now.</source>
        <translation>De partij staat nu in %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ComparePage</name>
    <message>
        <source>Four rule sets side by side are the most.</source>
        <translation>Meer dan vier regelsets naast elkaar gaat niet.</translation>
    </message>
    <message>
        <source>Choose a second variant to compare with.</source>
        <translation>Kies een tweede variant om mee te vergelijken.</translation>
    </message>
    <message>
        <source>Run a record</source>
        <translation>Partij naspelen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Rule sets side by side</source>
        <translation>Regelsets naast elkaar</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>No other variant is on the board of %1: these two can be played in step.</source>
        <translation>Geen andere variant staat op het bord van %1: deze twee kunnen gelijk op gespeeld worden.</translation>
    </message>
    <message>
        <source>Choose two variants to compare.</source>
        <translation>Kies twee varianten om te vergelijken.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>Choose two variants to compare.</source>
        <translation>Kies twee varianten om te vergelijken.</translation>
    </message>
    <message>
        <source>There are no boards in step for rule sets on different boards. What differs in their rules stands below; what many games show can be seen under Figures.</source>
        <translation>Voor regelsets op verschillende borden zijn er geen borden die gelijk opgaan. Wat er in hun regels verschilt, staat hieronder; wat veel partijen laten zien, staat onder Cijfers.</translation>
    </message>
    <message>
        <source>%1 was made on %2.</source>
        <translation>%1 is gespeeld op %2.</translation>
    </message>
    <message>
        <source>The same for %1 moves.</source>
        <translation>%1 zetten lang gelijk.</translation>
    </message>
    <message>
        <source>The same to the end of the record, for %1 moves.</source>
        <translation>Gelijk tot het einde van de partij, %1 zetten lang.</translation>
    </message>
    <message>
        <source>Not every rule set can start where the record does.</source>
        <translation>Niet elke regelset kan beginnen waar de partij begint.</translation>
    </message>
    <message>
        <source>Next is %1.</source>
        <translation>Dan volgt %1.</translation>
    </message>
    <message>
        <source>The last of them, %1, leads to different positions.</source>
        <translation>De laatste daarvan, %1, leidt tot verschillende stellingen.</translation>
    </message>
    <message>
        <source>Then the results differ.</source>
        <translation>Dan verschillen de uitslagen.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>De partij gaat door.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChanceBar</name>
    <message>
        <source>Let chance &amp;decide</source>
        <translation>Het toeval laten &amp;kiezen</translation>
    </message>
    <message>
        <source>This on&amp;e</source>
        <translation>D&amp;eze</translation>
    </message>
    <message>
        <source>Chance is on turn:</source>
        <translation>Het toeval is aan zet:</translation>
    </message>
    <message>
        <source>What chance may bring</source>
        <translation>Wat het toeval kan brengen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareBoards</name>
    <message>
        <source>No moves to compare</source>
        <translation>Geen zetten te vergelijken</translation>
    </message>
    <message>
        <source>No move differs</source>
        <translation>Geen zet verschilt</translation>
    </message>
    <message>
        <source>Moves that differ: %1, the same: %2</source>
        <translation>Verschillende zetten: %1, gelijk: %2</translation>
    </message>
    <message>
        <source>Parameters that differ: %1</source>
        <translation>Verschillende parameters: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareChoice</name>
    <message>
        <source>Rule sets side by side</source>
        <translation>Regelsets naast elkaar</translation>
    </message>
    <message>
        <source>Ga&amp;me:</source>
        <translation>Spe&amp;l:</translation>
    </message>
    <message>
        <source>Variant&amp;s, two to four:</source>
        <translation>&amp;Varianten, twee tot vier:</translation>
    </message>
    <message>
        <source>A move on one board is made on every board that allows it.</source>
        <translation>Een zet op één bord wordt gespeeld op elk bord waarop die mag.</translation>
    </message>
    <message>
        <source>From the start o&amp;f:</source>
        <translation>Vanaf het begi&amp;n van:</translation>
    </message>
    <message>
        <source>From a p&amp;osition:</source>
        <translation>Vanaf een s&amp;telling:</translation>
    </message>
    <message>
        <source>Run a re&amp;cord…</source>
        <translation>Partij n&amp;aspelen…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zet terugne&amp;men</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>V&amp;erlaten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareSide</name>
    <message>
        <source>A draw. %1</source>
        <translation>Remise. %1</translation>
    </message>
    <message>
        <source>%1 wins. %2</source>
        <translation>%1 wint. %2</translation>
    </message>
    <message>
        <source>Chance is on turn.</source>
        <translation>Het toeval is aan zet.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 is aan zet.</translation>
    </message>
    <message>
        <source>Stands aside.</source>
        <translation>Doet niet mee.</translation>
    </message>
    <message>
        <source>Stands otherwise than the others.</source>
        <translation>Staat anders dan de andere.</translation>
    </message>
    <message>
        <source>All here</source>
        <translation>Allemaal zo</translation>
    </message>
    <message>
        <source>Puts the other boards into this position</source>
        <translation>Zet de andere borden in deze stelling</translation>
    </message>
    <message>
        <source>All boards into the position of %1</source>
        <translation>Alle borden in de stelling van %1</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Bord %1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CourseGraph</name>
    <message>
        <source>Course of the game</source>
        <translation>Verloop van de partij</translation>
    </message>
    <message>
        <source>%1: %2 %3%</source>
        <comment>after which move, a seat, its score</comment>
        <translation>%1: %2 %3%</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DifferenceTable</name>
    <message>
        <source>Chance can&apos;t bring this.</source>
        <translation>Dit kan het toeval niet brengen.</translation>
    </message>
    <message>
        <source>%1, allowed by %2. %3</source>
        <translation>%1, mag bij %2. %3</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Allowed by</source>
        <translation>Mag bij</translation>
    </message>
    <message>
        <source>Why not elsewhere</source>
        <translation>Waarom elders niet</translation>
    </message>
    <message>
        <source>Moves that only some of the rule sets allow</source>
        <translation>Zetten die maar bij een deel van de regelsets mogen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftPreview</name>
    <message>
        <source>As it was before the text was wrong.</source>
        <translation>Zoals het was voordat de tekst fout was.</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Let chance decide</source>
        <translation>Het toeval laten kiezen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EnterPage</name>
    <message>
        <source>From %1 on the rest can&apos;t be played any more and was deleted: %2. Undo brings it back.</source>
        <translation>Vanaf %1 kan de rest niet meer gespeeld worden en is ze gewist: %2. Ongedaan maken haalt ze terug.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t happen here by chance.</source>
        <translation>“%1” kan het toeval hier niet brengen.</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>“%1” is hier geen toegestane zet.</translation>
    </message>
    <message>
        <source>The game is among the club&apos;s results, marked as entered.</source>
        <translation>De partij staat bij de uitslagen van de club, gemarkeerd als ingevoerd.</translation>
    </message>
    <message>
        <source>The sheet isn&apos;t kept for another day: %1</source>
        <translation>Het formulier wordt niet voor een andere dag bewaard: %1</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>Het wordt bewaard als %1.</translation>
    </message>
    <message>
        <source>The unfinished sheet can&apos;t be read: %1.</source>
        <translation>Het onvoltooide formulier kan niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>The unfinished sheet is damaged behind move %1: %2.</source>
        <translation>Het onvoltooide formulier is na zet %1 beschadigd: %2.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Notatieformulier</translation>
    </message>
    <message>
        <source>This sheet is neither saved nor among the club&apos;s results.</source>
        <translation>Dit formulier is niet opgeslagen en staat niet bij de uitslagen van de club.</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Weggooien</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behouden</translation>
    </message>
    <message>
        <source>This sheet was left unfinished and goes on here; “%1” throws it away.</source>
        <translation>Dit formulier bleef onvoltooid en gaat hier verder; “%1” gooit het weg.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetSetUp</name>
    <message>
        <source>&amp;Paste letters</source>
        <translation>Letters &amp;plakken</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetMoves</name>
    <message>
        <source>Set-up: %1</source>
        <translation>Opstelling: %1</translation>
    </message>
    <message>
        <source>What has chance brought?</source>
        <translation>Wat heeft het toeval gebracht?</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 is aan zet</translation>
    </message>
    <message>
        <source>Another move here takes the place of the one that was entered.</source>
        <translation>Een andere zet komt hier in de plaats van de ingevoerde.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Takes the last entry, correction or deletion back (Ctrl+Z)</source>
        <translation>Maakt de laatste invoer, verbetering of wissing ongedaan (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Vanaf hier wissen</translation>
    </message>
    <message>
        <source>Deletes everything behind the position on the board</source>
        <translation>Wist alles na de stelling op het bord</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>after which move, how things stand</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetBoard</name>
    <message>
        <source>Board: %1</source>
        <translation>Bord: %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetForm</name>
    <message>
        <source>The game needs a result first.</source>
        <translation>De partij heeft eerst een uitslag nodig.</translation>
    </message>
    <message>
        <source>Only games between two members, from the start of the game.</source>
        <translation>Alleen partijen tussen twee leden, vanaf het begin van het spel.</translation>
    </message>
    <message>
        <source>From a score sheet</source>
        <translation>Van een notatieformulier</translation>
    </message>
    <message>
        <source>A game that was played on a real board. Whatever is entered is marked as not verified.</source>
        <translation>Een partij die op een echt bord is gespeeld. Wat je invoert, wordt gemarkeerd als niet gecontroleerd.</translation>
    </message>
    <message>
        <source>From a position (not from the start):</source>
        <translation>Vanuit een stelling (niet vanaf het begin):</translation>
    </message>
    <message>
        <source>Position that the game began with</source>
        <translation>Stelling waarmee de partij begon</translation>
    </message>
    <message>
        <source>Into the club&apos;s results</source>
        <translation>Naar de uitslagen</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Partij opslaan…</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Volgend formulier</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Telt mee</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ExamplePage</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Try %1: the rule forbids it.</source>
        <translation>Probeer %1: de regel verbiedt het.</translation>
    </message>
    <message>
        <source>Try %1, or anything else.</source>
        <translation>Probeer %1, of iets anders.</translation>
    </message>
    <message>
        <source>Try one of %1, or anything else.</source>
        <translation>Probeer een van %1, of iets anders.</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 is aan zet</translation>
    </message>
    <message>
        <source>%1 are on turn</source>
        <translation>%1 zijn aan zet</translation>
    </message>
    <message>
        <source>That is the rule at work</source>
        <translation>Dat is de regel in het spel</translation>
    </message>
    <message>
        <source>The rule forbids it</source>
        <translation>De regel verbiedt het</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>F&amp;rom the start</source>
        <translation>&amp;Opnieuw</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Laat zien</translation>
    </message>
    <message>
        <source>&amp;Leave the example</source>
        <translation>Voorbeeld &amp;verlaten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresChoice</name>
    <message>
        <source>Random play</source>
        <translation>Willekeurig spel</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspelers</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>games for each rule set</source>
        <translation>partijen per regelset</translation>
    </message>
    <message>
        <source>Random moves before they begin</source>
        <translation>Willekeurige zetten vooraf</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>Partijen spelen</translation>
    </message>
    <message>
        <source>Games of random play</source>
        <translation>Partijen met willekeurig spel</translation>
    </message>
    <message>
        <source>Games of computer players</source>
        <translation>Partijen van computerspelers</translation>
    </message>
    <message>
        <source>Level of computer players</source>
        <translation>Niveau van de computerspelers</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresPage</name>
    <message>
        <source>time left: about %1</source>
        <translation>nog ongeveer %1</translation>
    </message>
    <message>
        <source>The games begin.</source>
        <translation>De partijen beginnen.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 van %2 partijen</translation>
    </message>
    <message>
        <source>Paused after %1 of %2 games.</source>
        <translation>Gepauzeerd na %1 van %2 partijen.</translation>
    </message>
    <message>
        <source>All %1 games are played.</source>
        <translation>Alle %1 partijen zijn gespeeld.</translation>
    </message>
    <message>
        <source>Cancelled. The figures are of the games until then.</source>
        <translation>Afgebroken. De cijfers gaan over de partijen tot dan toe.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Afgebroken.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Verslag opslaan</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Webpagina</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Table of figures</source>
        <translation>Tabel met cijfers</translation>
    </message>
    <message>
        <source>All figures, for programs</source>
        <translation>Alle cijfers, voor programma&apos;s</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message>
        <source>The rule sets are played many times, with the same openings and the same dice, and charts show what is different while the games go on. The games run in a program of their own: the window stays free.</source>
        <translation>De regelsets worden vele malen gespeeld, met dezelfde openingen en dezelfde dobbelstenen, en grafieken laten zien wat er verschilt terwijl de partijen doorgaan. De partijen lopen in een eigen programma: het venster blijft vrij.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Verslag opslaan…</translation>
    </message>
    <message>
        <source>How many of the games are played</source>
        <translation>Hoeveel van de partijen gespeeld zijn</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wie er speelden</translation>
    </message>
    <message>
        <source>Charts and figures</source>
        <translation>Grafieken en cijfers</translation>
    </message>
    <message>
        <source>The games are played; the figures are worked out.</source>
        <translation>De partijen zijn gespeeld; de cijfers worden uitgerekend.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresSheet</name>
    <message>
        <source>Play through</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>Opens the chosen game as a record</source>
        <translation>Opent de gekozen partij om na te spelen</translation>
    </message>
    <message>
        <source>Figures of the games so far, with their intervals. What differs for certain is said when all games are played: looked at again and again, chance would find something.</source>
        <translation>Cijfers van de partijen tot nu toe, met hun intervallen. Wat zeker verschilt, staat er pas als alle partijen gespeeld zijn: wie steeds opnieuw kijkt, vindt vanzelf toevallige verschillen.</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Cijfers: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FilmDialog</name>
    <message>
        <source>Save as GIF</source>
        <translation>Opslaan als GIF</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Hoogte:</translation>
    </message>
    <message>
        <source>&amp;Each move:</source>
        <translation>&amp;Elke zet:</translation>
    </message>
    <message>
        <source>The &amp;last one:</source>
        <translation>De &amp;laatste:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameCard</name>
    <message>
        <source>%1 players</source>
        <translation>%1 spelers</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 tot %2 spelers</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minuten</translation>
    </message>
    <message>
        <source>%1–%2 minutes</source>
        <translation>%1–%2 minuten</translation>
    </message>
    <message>
        <source>hidden information</source>
        <translation>verborgen informatie</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>geluk</translation>
    </message>
    <message>
        <source>It can&apos;t be played: %1</source>
        <translation>Het kan niet worden gespeeld: %1</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Spelen…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>What was found…</source>
        <translation>Wat is gevonden…</translation>
    </message>
    <message>
        <source>Play %1…</source>
        <translation>%1 spelen…</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 leren</translation>
    </message>
    <message>
        <source>What was found of %1…</source>
        <translation>Wat van %1 is gevonden…</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Afbeelding van het bord</translation>
    </message>
    <message>
        <source>Vary…</source>
        <translation>Variëren…</translation>
    </message>
    <message>
        <source>Make a variant of %1…</source>
        <translation>Een variant van %1 maken…</translation>
    </message>
    <message>
        <source>in a process of its own</source>
        <translation>in een eigen proces</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameTable</name>
    <message>
        <source>%1: %2 can&apos;t go on (%3); %4 plays on in its place.</source>
        <translation>%1: %2 kan niet verder (%3); %4 speelt in zijn plaats verder.</translation>
    </message>
    <message>
        <source>%1: %2 can&apos;t go on (%3) and loses.</source>
        <translation>%1: %2 kan niet verder (%3) en verliest.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Bord: %1</translation>
    </message>
    <message>
        <source>Touch-move: the piece that was chosen has to move.</source>
        <translation>Aanraken is zetten: het gekozen stuk moet bewegen.</translation>
    </message>
    <message>
        <source>There is nothing to play yet.</source>
        <translation>Er is nog niets te spelen.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 slaat de remise af.</translation>
    </message>
    <message>
        <source>Your offer of a draw was declined.</source>
        <translation>Je remiseaanbod is afgeslagen.</translation>
    </message>
    <message>
        <source>Your request to take back was refused.</source>
        <translation>Je verzoek om terug te nemen is geweigerd.</translation>
    </message>
    <message>
        <source>Your request for a pause was refused.</source>
        <translation>Je verzoek om een pauze is geweigerd.</translation>
    </message>
    <message>
        <source>Meanwhile something else has happened: nothing was played. Choose anew.</source>
        <translation>Intussen is er iets anders gebeurd: er is niets gespeeld. Kies opnieuw.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HandOverPage</name>
    <message>
        <source>%1 is next</source>
        <translation>%1 is aan de beurt</translation>
    </message>
    <message>
        <source>Hand over the screen. What only %1 may see appears after this.</source>
        <translation>Geef het scherm door. Hierna verschijnt wat alleen %1 mag zien.</translation>
    </message>
    <message>
        <source>&amp;I am %1</source>
        <translation>&amp;Ik ben %1</translation>
    </message>
    <message>
        <source>After this the screen goes to %1.</source>
        <translation>Hierna gaat het scherm naar %1.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Verder</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::JoinForm</name>
    <message>
        <source>That is no address: type what stands under the club&apos;s QR code, such as 192.168.1.5:8080.</source>
        <translation>Dat is geen adres: typ wat onder de QR-code van de club staat, zoals 192.168.1.5:8080.</translation>
    </message>
    <message>
        <source>Type the name by which the others are to know you.</source>
        <translation>Typ de naam waaronder de anderen je kennen.</translation>
    </message>
    <message>
        <source>Coming in…</source>
        <translation>Bezig met binnenkomen…</translation>
    </message>
    <message>
        <source>Come &amp;in</source>
        <translation>B&amp;innenkomen</translation>
    </message>
    <message>
        <source>Nobody answers at %1: is this computer in the club&apos;s Wi-Fi, and is the number right?</source>
        <translation>Niemand antwoordt op %1: zit deze computer op het wifi van de club, en klopt het nummer?</translation>
    </message>
    <message>
        <source>What answers at %1 is no club of Boardwright: look at the address again.</source>
        <translation>Wat op %1 antwoordt is geen club van Boardwright: kijk het adres nog eens na.</translation>
    </message>
    <message>
        <source>The club&apos;s program is newer than this one: install the new one here.</source>
        <translation>Het programma van de club is nieuwer dan dit: installeer hier het nieuwe.</translation>
    </message>
    <message>
        <source>The club&apos;s program is older than this one: play in the browser, or ask for the new one there.</source>
        <translation>Het programma van de club is ouder dan dit: speel in de browser, of vraag daar om het nieuwe.</translation>
    </message>
    <message>
        <source>Guests need the code of the evening here: ask the organiser.</source>
        <translation>Gasten hebben hier de code van de avond nodig: vraag ernaar bij de organisator.</translation>
    </message>
    <message>
        <source>That is not the code of this evening: look at it again.</source>
        <translation>Dat is niet de code van deze avond: kijk hem nog eens na.</translation>
    </message>
    <message>
        <source>Somebody there is called so already: add a letter.</source>
        <translation>Daar heet al iemand zo: voeg een letter toe.</translation>
    </message>
    <message>
        <source>That is no name: write one to forty letters.</source>
        <translation>Dat is geen naam: schrijf één tot veertig letters.</translation>
    </message>
    <message>
        <source>Those were too many tries: wait a moment, then come in.</source>
        <translation>Dat waren te veel pogingen: wacht even en kom dan binnen.</translation>
    </message>
    <message>
        <source>There is no more room in this club: wait until somebody leaves.</source>
        <translation>Er is in deze club geen plaats meer: wacht tot iemand weggaat.</translation>
    </message>
    <message>
        <source>The club doesn&apos;t let this computer in by that address: type one of those that it shows.</source>
        <translation>De club laat deze computer via dat adres niet binnen: typ een van de adressen die de club toont.</translation>
    </message>
    <message>
        <source>This session was ended at the club: come in again.</source>
        <translation>De club heeft deze sessie beëindigd: kom opnieuw binnen.</translation>
    </message>
    <message>
        <source>What %1 says can&apos;t be understood, so the connection was ended: look at the address again.</source>
        <translation>Wat %1 zegt is niet te begrijpen, dus is de verbinding verbroken: kijk het adres nog eens na.</translation>
    </message>
    <message>
        <source>A club that is open to phones is open to this program too. Type the address that stands under its QR code.</source>
        <translation>Een club die voor telefoons openstaat, staat ook voor dit programma open. Typ het adres dat onder de QR-code staat.</translation>
    </message>
    <message>
        <source>&amp;Address of the club</source>
        <translation>&amp;Adres van de club</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Je &amp;naam</translation>
    </message>
    <message>
        <source>&amp;Code of the evening, if the club asks for one</source>
        <translation>&amp;Code van de avond, als de club erom vraagt</translation>
    </message>
    <message>
        <source>No account, no e-mail. Your name is shown to everybody there.</source>
        <translation>Geen account, geen e-mail. Iedereen daar ziet je naam.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LadderPage</name>
    <message>
        <source>Which ladder</source>
        <translation>Welke ladder</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>No rated match has been played yet.
Choose two members and &quot;Rated&quot; for a new game.</source>
        <translation>Er is nog geen partij gespeeld die telt.
Kies voor een nieuwe partij twee leden en “Telt mee”.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Former member</source>
        <translation>Oud-lid</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Writes all ladders as a page (HTML), a paper (PDF) or a table (CSV).</source>
        <translation>Schrijft alle ladders als pagina (HTML), op papier (PDF) of als tabel (CSV).</translation>
    </message>
    <message>
        <source>Export standings</source>
        <translation>Ladders exporteren</translation>
    </message>
    <message>
        <source>Papers, pages and tables</source>
        <translation>Papier, pagina’s en tabellen</translation>
    </message>
    <message>
        <source>The standings are in %1 now.</source>
        <translation>De ladders staan nu in %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonBoard</name>
    <message>
        <source>Board: %1</source>
        <translation>Bord: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonPage</name>
    <message>
        <source>%1 – step %2 of %3</source>
        <translation>%1 – stap %2 van %3</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation>Dit is de oplossing</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Goed!</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Niet deze zet</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 van %2 gevonden</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>Your turn: %1</source>
        <translation>Jij bent aan zet: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 is aan zet</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>F&amp;rom the start</source>
        <translation>&amp;Opnieuw</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>&amp;Les verlaten</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Laat &amp;zien</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Volgende les</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>A game begins with the set-up: each player places their own pieces. This lesson begins after it.</source>
        <translation>Een partij begint met de opstelling: elke speler zet de eigen stukken neer. Deze les begint daarna.</translation>
    </message>
    <message>
        <source>%1 – lesson done</source>
        <comment>a game</comment>
        <translation>%1 – les klaar</translation>
    </message>
    <message>
        <source>You have done this lesson. Try it in a game: the computer plays at an easy level. Or go on with the next lesson.</source>
        <translation>Deze les heb je gedaan. Probeer het in een partij: de computer speelt op een makkelijk niveau. Of ga verder met de volgende les.</translation>
    </message>
    <message>
        <source>You have done this lesson. Try it in a game: the computer plays at an easy level.</source>
        <translation>Deze les heb je gedaan. Probeer het in een partij: de computer speelt op een makkelijk niveau.</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>Nu &amp;spelen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>St&amp;arten</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>A lesson takes less than five minutes. The game on the table waits meanwhile.</source>
        <translation>Een les duurt nog geen vijf minuten. De partij op tafel wacht zolang.</translation>
    </message>
    <message>
        <source>None of the games has a lesson.</source>
        <translation>Geen van de spellen heeft een les.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 kan niet gelezen worden</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gedaan</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LiveRun</name>
    <message>
        <source>The program boardwright, which plays the games, is missing.</source>
        <translation>Het programma boardwright, dat de partijen speelt, ontbreekt.</translation>
    </message>
    <message>
        <source>What the program that plays the games says can&apos;t be understood.</source>
        <translation>Wat het programma zegt dat de partijen speelt, is niet te begrijpen.</translation>
    </message>
    <message>
        <source>The program that plays the games has crashed; a plugin may be at fault. Nothing else is lost.</source>
        <translation>Het programma dat de partijen speelt, is vastgelopen; misschien ligt het aan een plug-in. Verder is er niets verloren.</translation>
    </message>
    <message>
        <source>The games ended early (exit status %1).</source>
        <translation>De partijen zijn voortijdig gestopt (status %1).</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LobbyView</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (jij)</translation>
    </message>
    <message>
        <source>%1 (screen off)</source>
        <translation>%1 (scherm uit)</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Jouw tafels</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Open tafels</translation>
    </message>
    <message>
        <source>No table waits for anybody. Open one: the others see it at once.</source>
        <translation>Geen tafel wacht op iemand. Open er een: de anderen zien het meteen.</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>To my board</source>
        <translation>Naar mijn bord</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Meekijken</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Opstaan</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Afslaan</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Gaan zitten</translation>
    </message>
    <message>
        <source>That is not possible now: look at the tables again.</source>
        <translation>Dat kan nu niet: kijk de tafels nog eens na.</translation>
    </message>
    <message>
        <source>That is no longer there: look at the tables again.</source>
        <translation>Dat is er niet meer: kijk de tafels nog eens na.</translation>
    </message>
    <message>
        <source>There is no more room: finish another game first.</source>
        <translation>Er is geen plaats meer: maak eerst een andere partij af.</translation>
    </message>
    <message>
        <source>That is not allowed here: ask the organiser.</source>
        <translation>Dat mag hier niet: vraag het de organisator.</translation>
    </message>
    <message>
        <source>The club couldn&apos;t do that: try it again.</source>
        <translation>Dat lukte de club niet: probeer het nog eens.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SettingsCommands</name>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>&amp;Possible moves</source>
        <translation>Mogelij&amp;ke zetten</translation>
    </message>
    <message>
        <source>&amp;Keep moves chosen ahead</source>
        <translation>&amp;Premoves (zetten vooraf kiezen)</translation>
    </message>
    <message>
        <source>&amp;Animated moves</source>
        <translation>&amp;Bewegende zetten</translation>
    </message>
    <message>
        <source>&amp;Keep the side on turn below</source>
        <translation>&amp;Houd wie aan zet is onder</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langzaam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Snel</translation>
    </message>
    <message>
        <source>The &amp;game&apos;s own</source>
        <translation>Die van het &amp;spel</translation>
    </message>
    <message>
        <source>For &amp;colour-blind eyes</source>
        <translation>Voor &amp;kleurenblinden</translation>
    </message>
    <message>
        <source>&amp;Black and white</source>
        <translation>&amp;Zwart-wit</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Uit</translation>
    </message>
    <message>
        <source>&amp;Soft</source>
        <translation>&amp;Zacht</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Hard</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Zoals het &amp;systeem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoog &amp;contrast</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation>Wat er misgaat</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Wat er gebeurt</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Colours as shown</source>
        <translation>Kleuren op het scherm</translation>
    </message>
    <message>
        <source>Colours that not everybody can tell apart are exchanged, on pieces, boards and dice.</source>
        <translation>Kleuren die niet iedereen uit elkaar kan houden, worden vervangen, op stukken, borden en dobbelstenen.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Dots and rings on the fields to which a piece can go.</source>
        <translation>Stippen en ringen op de velden waar een stuk heen kan.</translation>
    </message>
    <message>
        <source>The board turns when two people share this screen.</source>
        <translation>Het bord draait als twee mensen dit scherm delen.</translation>
    </message>
    <message>
        <source>While the computer thinks; played at once when your turn comes.</source>
        <translation>Terwijl de computer denkt; gespeeld zodra je aan zet bent.</translation>
    </message>
    <message>
        <source>Speed of moves</source>
        <translation>Snelheid van zetten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Als er iets misgaat</translation>
    </message>
    <message>
        <source>The log holds</source>
        <translation>Het logboek bevat</translation>
    </message>
    <message>
        <source>For &quot;Report a problem&quot;. Hidden pieces and people&apos;s names are never in it.</source>
        <translation>Voor “Een probleem melden”. Verborgen stukken en namen staan er nooit in.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MainWindow</name>
    <message>
        <source>Some games can&apos;t be used</source>
        <translation>Sommige spellen zijn niet bruikbaar</translation>
    </message>
    <message>
        <source>Some of your variants can&apos;t be used</source>
        <translation>Sommige van je varianten zijn onbruikbaar</translation>
    </message>
</context>
<context>
    <name>ResignQuestion</name>
    <message>
        <source>Resign</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Do you want to give up this game?</source>
        <translation>Wil je deze partij opgeven?</translation>
    </message>
    <message>
        <source>Does %1 give up this game?</source>
        <translation>Geeft %1 deze partij op?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Op&amp;geven</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Doorspelen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ByHand</name>
    <message>
        <source>Save record</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClubTournaments</name>
    <message>
        <source>people: %1</source>
        <translation>mensen: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FileOpener</name>
    <message>
        <source>Only files can be dropped here: records and variants.</source>
        <translation>Hier kun je alleen bestanden neerzetten: partijen en varianten.</translation>
    </message>
    <message>
        <source>One file at a time: %1 is open, not %2.</source>
        <translation>Eén bestand tegelijk: %1 is geopend, %2 niet.</translation>
    </message>
    <message>
        <source>Open record or variant</source>
        <translation>Partij of variant openen</translation>
    </message>
    <message>
        <source>Records and variants</source>
        <translation>Partijen en varianten</translation>
    </message>
    <message>
        <source>Games in libraries</source>
        <translation>Spellen in bibliotheken</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HelpDesk</name>
    <message>
        <source>Matches and variants</source>
        <translation>Partijen en varianten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>The program&apos;s own data</source>
        <translation>Gegevens van het programma</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RuleWork</name>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Er is geen spel dat gespeeld kan worden.</translation>
    </message>
    <message>
        <source>%1: look it through; it is among your variants once you save it.</source>
        <translation>%1: kijk de variant door; ze staat bij je varianten zodra je haar opslaat.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Er ligt geen partij op tafel.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableFiles</name>
    <message>
        <source>Save record</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Save record as seen</source>
        <translation>Partij opslaan zoals gezien</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Save as GIF</source>
        <translation>Opslaan als GIF</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::Teacher</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Er ligt geen partij op tafel.</translation>
    </message>
    <message>
        <source>There is no example of rule %1.</source>
        <translation>Van regel %1 is er geen voorbeeld.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>B&amp;estand</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>Partij &amp;openen…</translation>
    </message>
    <message>
        <source>Ga&amp;mes in this file</source>
        <translation>Partijen in &amp;dit bestand</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Partij op&amp;slaan…</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>A&amp;fbeelding opslaan…</translation>
    </message>
    <message>
        <source>Save as &amp;GIF…</source>
        <translation>Opslaan als &amp;GIF…</translation>
    </message>
    <message>
        <source>P&amp;rint to scale…</source>
        <translation>Op s&amp;chaal afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stelling &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>Stelling &amp;plakken</translation>
    </message>
    <message>
        <source>Cop&amp;y record</source>
        <translation>Partij kop&amp;iëren</translation>
    </message>
    <message>
        <source>Past&amp;e record</source>
        <translation>Parti&amp;j plakken</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>I&amp;nstellingen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>&amp;Beginpagina</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>C&amp;lub…</source>
        <translation>C&amp;lub…</translation>
    </message>
    <message>
        <source>Club e&amp;vening…</source>
        <translation>Clubavon&amp;d…</translation>
    </message>
    <message>
        <source>Open to &amp;phones…</source>
        <translation>Open&amp;stellen voor telefoons…</translation>
    </message>
    <message>
        <source>&amp;Join a club…</source>
        <translation>B&amp;ij een club meedoen…</translation>
    </message>
    <message>
        <source>Clock for a real &amp;board…</source>
        <translation>Klok &amp;voor een echt bord…</translation>
    </message>
    <message>
        <source>&amp;Enter from a score sheet…</source>
        <translation>Van een notatie&amp;formulier…</translation>
    </message>
    <message>
        <source>Ed&amp;it position…</source>
        <translation>Stelling be&amp;werken…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zet &amp;terugnemen</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>Zet &amp;opnieuw doen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;uzeren</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>H&amp;ervatten</translation>
    </message>
    <message>
        <source>Clai&amp;m repetition</source>
        <translation>Herhaling &amp;claimen</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Remise aanbieden</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Op&amp;geven…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>Tu&amp;rn board</source>
        <translation>Bord &amp;draaien</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Naar het be&amp;gin</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Eén zet &amp;terug</translation>
    </message>
    <message>
        <source>One move &amp;on</source>
        <translation>Eén zet &amp;verder</translation>
    </message>
    <message>
        <source>To the &amp;newest move</source>
        <translation>Naar de &amp;laatste zet</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>&amp;Zet typen</translation>
    </message>
    <message>
        <source>Pro&amp;jector window</source>
        <translation>Pro&amp;jectorvenster</translation>
    </message>
    <message>
        <source>As s&amp;een by</source>
        <translation>G&amp;ezien door</translation>
    </message>
    <message>
        <source>&amp;Tell me</source>
        <translation>Vertel m&amp;ij</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Laatste zet</translation>
    </message>
    <message>
        <source>&amp;My pieces</source>
        <translation>&amp;Mijn stukken</translation>
    </message>
    <message>
        <source>&amp;Their pieces</source>
        <translation>&amp;Stukken van de ander</translation>
    </message>
    <message>
        <source>Moves of the &amp;selected piece</source>
        <translation>&amp;Zetten van het gekozen stuk</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>&amp;Klokken</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>&amp;Compare rule sets…</source>
        <translation>Regelsets &amp;vergelijken…</translation>
    </message>
    <message>
        <source>Make a &amp;variant…</source>
        <translation>Een variant &amp;maken…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <translation>&amp;Werkplaats…</translation>
    </message>
    <message>
        <source>&amp;Sheet of the rules…</source>
        <translation>Regel&amp;blad…</translation>
    </message>
    <message>
        <source>&amp;Packages…</source>
        <translation>&amp;Pakketten…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handleiding</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lessen…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Toetsen…</translation>
    </message>
    <message>
        <source>&amp;Games that were found…</source>
        <translation>&amp;Gevonden spellen…</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>Een &amp;probleem melden…</translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation>&amp;Over Boardwright</translation>
    </message>
    <message>
        <source>E&amp;verybody, nothing hidden</source>
        <translation>Ieder&amp;een, niets verborgen</translation>
    </message>
    <message>
        <source>&amp;Spectators</source>
        <translation>&amp;Toeschouwers</translation>
    </message>
    <message>
        <source>Save record as &amp;seen…</source>
        <translation>Opslaan zoals &amp;gezien…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MatchController</name>
    <message>
        <source>Matches can&apos;t be kept: %1</source>
        <translation>Partijen kunnen niet bewaard worden: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MatchesPage</name>
    <message>
        <source>No match is waiting to be played on.</source>
        <translation>Er wacht geen partij om verder te spelen.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Doorspelen</translation>
    </message>
    <message>
        <source>&amp;Move to another computer…</source>
        <translation>&amp;Naar een andere computer…</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Onvoltooide partijen</translation>
    </message>
    <message>
        <source>Writes a file that another computer can import; the match then goes on there.</source>
        <translation>Schrijft een bestand dat een andere computer kan importeren; de partij gaat dan daar verder.</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>telt mee</translation>
    </message>
    <message>
        <source>last move %1</source>
        <translation>laatste zet %1</translation>
    </message>
    <message>
        <source>time until %1</source>
        <translation>tijd tot %1</translation>
    </message>
    <message>
        <source>moved to another computer</source>
        <translation>naar een andere computer gegaan</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Naar een andere computer</translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation>&amp;Beslissen…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>Ver&amp;wijderen…</translation>
    </message>
    <message>
        <source>Nobody will play it on: it ends with a result that you decide.</source>
        <translation>Niemand speelt haar verder: ze eindigt met een uitslag die jij bepaalt.</translation>
    </message>
    <message>
        <source>It leaves the list, and nobody wins or loses anything.</source>
        <translation>Ze verdwijnt uit de lijst, en niemand wint of verliest er iets mee.</translation>
    </message>
    <message>
        <source>A match that can&apos;t be read, begun %1</source>
        <translation>Een partij die niet te lezen is, begonnen %1</translation>
    </message>
    <message>
        <source>begun %1, no move yet</source>
        <translation>begonnen %1, nog geen zet</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveEntry</name>
    <message>
        <source>&amp;Move:</source>
        <translation>&amp;Zet:</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Typ een zet</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>bijvoorbeeld %1</translation>
    </message>
    <message>
        <source>your next move</source>
        <translation>je volgende zet</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveList</name>
    <message>
        <source>Chance</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>To the newest move</source>
        <translation>Naar de laatste zet</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewGameDialog</name>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Er is geen spel dat gespeeld kan worden.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spel:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Taal:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>St&amp;arten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;leren</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regels: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>Open in de werkplaats</translation>
    </message>
    <message>
        <source>These rules didn&apos;t come with the program: they play in a process of their own, with players and a clock to be chosen there.</source>
        <translation>Deze regels horen niet bij het programma: ze spelen in een eigen proces; spelers en een klok kies je daar.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DicePanel</name>
    <message>
        <source>Anything, so that nobody can choose the dice</source>
        <translation>Iets, zodat niemand de dobbelstenen kan kiezen</translation>
    </message>
    <message>
        <source>&amp;Dice:</source>
        <translation>&amp;Dobbelstenen:</translation>
    </message>
    <message>
        <source>The dice come from a number that is sealed before the first move and shown at the end: the record lets anybody check them. What you type here goes into it.</source>
        <translation>De dobbelstenen komen uit een getal dat voor de eerste zet wordt verzegeld en aan het eind wordt getoond: met de partij kan iedereen ze narekenen. Wat je hier typt, telt daarin mee.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TermsPanel</name>
    <message>
        <source>No clock</source>
        <translation>Geen klok</translation>
    </message>
    <message>
        <source>Only games between members of the club can count.</source>
        <translation>Alleen partijen tussen leden van de club kunnen meetellen.</translation>
    </message>
    <message>
        <source>Rules that are being tried out don&apos;t count.</source>
        <translation>Regels die worden uitgeprobeerd tellen niet mee.</translation>
    </message>
    <message>
        <source>Counts for points and ratings; nothing can be taken back.</source>
        <translation>Telt voor punten en ratings; er kan niets worden teruggenomen.</translation>
    </message>
    <message>
        <source>Counts in “%1”, for points and ratings; nothing can be taken back.</source>
        <translation>Telt mee in “%1”, voor punten en ratings; er kan niets worden teruggenomen.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Klok:</translation>
    </message>
    <message>
        <source>&amp;Rated</source>
        <translation>Telt &amp;mee</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewTableForm</name>
    <message>
        <source>No clock</source>
        <translation>Geen klok</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Maakt niet uit</translation>
    </message>
    <message>
        <source>Whoever sits down</source>
        <translation>Wie gaat zitten</translation>
    </message>
    <message>
        <source>I want to play</source>
        <translation>Ik wil spelen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <source>Cl&amp;ock</source>
        <translation>Kl&amp;ok</translation>
    </message>
    <message>
        <source>Agai&amp;nst</source>
        <translation>Te&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Kant</translation>
    </message>
    <message>
        <source>Open a &amp;table</source>
        <translation>Een &amp;tafel openen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OffBoardMoves</name>
    <message>
        <source>No other move is possible:</source>
        <translation>Er is geen andere zet mogelijk:</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Moves beside the board</source>
        <translation>Zetten naast het bord</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideAdvisor</name>
    <message>
        <source>Hints are for whoever is to move, in the newest position.</source>
        <translation>Hints zijn er voor wie aan zet is, in de nieuwste stelling.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideForm</name>
    <message>
        <source>No clock</source>
        <translation>Geen klok</translation>
    </message>
    <message>
        <source>Everybody at this screen</source>
        <translation>Iedereen aan dit scherm</translation>
    </message>
    <message>
        <source>A game from a file</source>
        <translation>Een spel uit een bestand</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <source>Agai&amp;nst</source>
        <translation>Te&amp;gen</translation>
    </message>
    <message>
        <source>Your &amp;side</source>
        <translation>Je &amp;kant</translation>
    </message>
    <message>
        <source>Cl&amp;ock</source>
        <translation>Kl&amp;ok</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsidePage</name>
    <message>
        <source>What this game says can&apos;t be understood.</source>
        <translation>Wat dit spel zegt, is niet te begrijpen.</translation>
    </message>
    <message>
        <source>The program boardwright-table is missing beside this one.</source>
        <translation>Het programma boardwright-table ontbreekt naast dit programma.</translation>
    </message>
    <message>
        <source>What %1 says can&apos;t be understood. The match is kept.</source>
        <translation>Wat %1 zegt, is niet te begrijpen. De partij is bewaard.</translation>
    </message>
    <message>
        <source>The rules of %1 don&apos;t answer.</source>
        <translation>De regels van %1 geven geen antwoord.</translation>
    </message>
    <message>
        <source>The rules of %1 have hung at %2 again: they can&apos;t play this move. The match is kept; go on with another one.</source>
        <translation>De regels van %1 zijn bij %2 opnieuw vastgelopen: deze zet kunnen ze niet spelen. De partij is bewaard; speel een andere zet.</translation>
    </message>
    <message>
        <source>The rules of %1 have hung after %2 again: they can&apos;t go on from there. Going on takes it back.</source>
        <translation>De regels van %1 zijn na %2 opnieuw vastgelopen: daarna kunnen ze niet verder. Wie doorgaat, neemt die zet terug.</translation>
    </message>
    <message>
        <source>The rules of %1 haven&apos;t answered %2 for five seconds. The match is kept.</source>
        <translation>De regels van %1 geven na %2 al vijf seconden geen antwoord. De partij is bewaard.</translation>
    </message>
    <message>
        <source>The rules of %1 don&apos;t answer since %2. The match is kept.</source>
        <translation>De regels van %1 geven sinds %2 geen antwoord meer. De partij is bewaard.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed.</source>
        <translation>De regels van %1 zijn gecrasht.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed at %2 again: they can&apos;t play this move. The match is kept; go on with another one.</source>
        <translation>De regels van %1 zijn bij %2 opnieuw gecrasht: deze zet kunnen ze niet spelen. De partij is bewaard; speel een andere zet.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed after %2 again: they can&apos;t go on from there. Going on takes it back.</source>
        <translation>De regels van %1 zijn na %2 opnieuw gecrasht: daarna kunnen ze niet verder. Wie doorgaat, neemt die zet terug.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed at %2. The match is kept.</source>
        <translation>De regels van %1 zijn bij %2 gecrasht. De partij is bewaard.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed. The match is kept.</source>
        <translation>De regels van %1 zijn gecrasht. De partij is bewaard.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed after %2. The match is kept.</source>
        <translation>De regels van %1 zijn na %2 gecrasht. De partij is bewaard.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestopt</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>Partij op&amp;slaan…</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>This match is kept nowhere once it is left. Save its record?</source>
        <translation>Deze partij wordt nergens bewaard als je haar verlaat. Wil je haar opslaan?</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>Partij op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>The game is being opened…</source>
        <translation>Het spel wordt geopend…</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>The rules of %1 have hung while they were asked for advice. The match is kept.</source>
        <translation>De regels van %1 zijn vastgelopen toen om advies werd gevraagd. De partij is bewaard.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed while they were asked for advice. The match is kept.</source>
        <translation>De regels van %1 zijn gecrasht toen om advies werd gevraagd. De partij is bewaard.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ParameterTable</name>
    <message>
        <source>Parameters in which the rule sets differ</source>
        <translation>Parameters waarin de regelsets verschillen</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PausePage</name>
    <message>
        <source>The game is paused</source>
        <translation>De partij is gepauzeerd</translation>
    </message>
    <message>
        <source>No clock runs, and the board is covered until somebody goes on.</source>
        <translation>Er loopt geen klok, en het bord blijft bedekt tot iemand verdergaat.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>H&amp;ervatten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PieceDock</name>
    <message>
        <source>%1 on %2</source>
        <comment>a piece, a field</comment>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>Click a piece to read about it.</source>
        <translation>Klik op een stuk om erover te lezen.</translation>
    </message>
    <message>
        <source>Possible moves are not shown in this game.</source>
        <translation>Mogelijke zetten worden in deze partij niet getoond.</translation>
    </message>
    <message>
        <source>It can&apos;t move now.</source>
        <translation>Het kan nu niet zetten.</translation>
    </message>
    <message>
        <source>Piece in&amp;formation</source>
        <translation>Stukin&amp;formatie</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mogelijke zetten</translation>
    </message>
    <message>
        <source>Possible moves: %1</source>
        <translation>Mogelijke zetten: %1</translation>
    </message>
    <message>
        <source>Piece information</source>
        <translation>Stukinformatie</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PlayersPage</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>&amp;Join with…</source>
        <translation>&amp;Samenvoegen met…</translation>
    </message>
    <message>
        <source>&amp;Erase name…</source>
        <translation>Naam &amp;wissen…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Leden</translation>
    </message>
    <message>
        <source>A new member&apos;s name</source>
        <translation>Naam van een nieuw lid</translation>
    </message>
    <message>
        <source>The chosen member&apos;s page</source>
        <translation>De bladzijde van het gekozen lid</translation>
    </message>
    <message>
        <source>Two entries are one person: all results count for one of them.</source>
        <translation>Twee inschrijvingen zijn één persoon: alle uitslagen tellen voor één ervan.</translation>
    </message>
    <message>
        <source>The name goes for ever, the results stay.</source>
        <translation>De naam verdwijnt voorgoed, de uitslagen blijven.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nieuwe naam:</translation>
    </message>
    <message>
        <source>There is no other member.</source>
        <translation>Er is geen ander lid.</translation>
    </message>
    <message>
        <source>Join two entries</source>
        <translation>Twee inschrijvingen samenvoegen</translation>
    </message>
    <message>
        <source>All results of %1 will count for:</source>
        <translation>Alle uitslagen van %1 tellen voor:</translation>
    </message>
    <message>
        <source>Erase name</source>
        <translation>Naam wissen</translation>
    </message>
    <message>
        <source>The name %1 goes for ever; the results stay. Nobody can undo this.</source>
        <translation>De naam %1 verdwijnt voorgoed; de uitslagen blijven. Niemand kan dit ongedaan maken.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behouden</translation>
    </message>
    <message>
        <source>No members yet. Add the first one on the left.</source>
        <translation>Nog geen leden. Voeg links het eerste toe.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PositionEditor</name>
    <message>
        <source>The game is over here.</source>
        <translation>De partij is hier afgelopen.</translation>
    </message>
    <message>
        <source>Chance is on turn.</source>
        <translation>Het toeval is aan zet.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 is aan zet.</translation>
    </message>
    <message>
        <source>The rules accept this position.</source>
        <translation>De regels aanvaarden deze stelling.</translation>
    </message>
    <message>
        <source>Edit position</source>
        <translation>Stelling bewerken</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg bord</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>The position that the game begins with</source>
        <translation>De stelling waarmee het spel begint</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Hiervandaan spelen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Choose a piece and click fields, or drag. Without one, pieces are moved.</source>
        <translation>Kies een stuk en klik op velden, of sleep. Zonder keuze verplaats je stukken.</translation>
    </message>
    <message>
        <source>The positions of this game can only be typed.</source>
        <translation>De stellingen van dit spel kunnen alleen getypt worden.</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Bord: %1</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Naast het bord</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>The rules of before go on: %1</source>
        <translation>De regels van voorheen blijven gelden: %1</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved.</source>
        <translation>De regels zijn opnieuw gelezen zoals ze bewaard zijn.</translation>
    </message>
    <message>
        <source>This position can&apos;t go on under the rules that were saved; those of before go on: %1</source>
        <translation>Deze stelling kan niet verder onder de bewaarde regels; die van voorheen blijven gelden: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PositionLine</name>
    <message>
        <source>As text:</source>
        <translation>Als tekst:</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stelling als tekst</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PieceTools</name>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Aan zet</translation>
    </message>
    <message>
        <source>Take pieces away</source>
        <translation>Stukken wegnemen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PrintDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;Pieces to cut out</source>
        <translation>&amp;Stukken om uit te knippen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <translation>&amp;Liggend</translation>
    </message>
    <message>
        <source>Pr&amp;evious page</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>Vol&amp;gende</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>Print a game to scale</source>
        <translation>Een spel op schaal afdrukken</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>S&amp;pel:</translation>
    </message>
    <message>
        <source>&amp;Field:</source>
        <translation>Vel&amp;d:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>Papi&amp;er:</translation>
    </message>
    <message>
        <source>The board is %1 by %2 cm.</source>
        <translation>Het bord is %1 bij %2 cm.</translation>
    </message>
    <message>
        <source>Print without fitting to the page, or the scale is lost.</source>
        <translation>Druk af zonder aan de bladzijde aan te passen, anders klopt de schaal niet.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Er is niets gekozen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>De printer is niet bereikbaar.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProblemsDialog</name>
    <message>
        <source>Games that were found</source>
        <translation>Gevonden spellen</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Mappen</translation>
    </message>
    <message>
        <source>%1: ready to play</source>
        <translation>%1: klaar om te spelen</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used</source>
        <translation>%1 is niet bruikbaar</translation>
    </message>
    <message>
        <source>No games were found.</source>
        <translation>Er zijn geen spellen gevonden.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Mend…</source>
        <translation>&amp;Herstellen…</translation>
    </message>
    <message>
        <source>Opens the chosen variant of yours</source>
        <translation>Opent de gekozen eigen variant</translation>
    </message>
    <message>
        <source>Your variant %1 can&apos;t be used</source>
        <translation>Je variant %1 is onbruikbaar</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProjectorWindow</name>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Aan zet: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>De partij is gepauzeerd.</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Laatste zet: %1</translation>
    </message>
    <message>
        <source>Board for spectators: %1</source>
        <translation>Bord voor toeschouwers: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemotePage</name>
    <message>
        <source>Join a club</source>
        <translation>Bij een club meedoen</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>De club</translation>
    </message>
    <message>
        <source>No connection. It comes back by itself; nothing that was played is lost.</source>
        <translation>Geen verbinding. Ze komt vanzelf terug; wat gespeeld is, gaat niet verloren.</translation>
    </message>
    <message>
        <source>The connection is back.</source>
        <translation>De verbinding is er weer.</translation>
    </message>
    <message>
        <source>The club&apos;s list of games can&apos;t be read: leave the club, and come in again.</source>
        <translation>De lijst met spellen van de club is niet te lezen: verlaat de club en kom opnieuw binnen.</translation>
    </message>
    <message>
        <source>The club&apos;s board can&apos;t be read: this program and the club&apos;s don&apos;t fit together.</source>
        <translation>Het bord van de club is niet te lezen: dit programma en dat van de club passen niet bij elkaar.</translation>
    </message>
    <message>
        <source>That game is no longer there.</source>
        <translation>Die partij is er niet meer.</translation>
    </message>
    <message>
        <source>What the club says of this game can&apos;t be understood: play it in the browser.</source>
        <translation>Wat de club over deze partij zegt is niet te begrijpen: speel haar in de browser.</translation>
    </message>
    <message>
        <source>Asked: it begins when the other side wants to play again too.</source>
        <translation>Gevraagd: het begint als de andere kant ook nog eens wil.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Te&amp;rug</translation>
    </message>
    <message>
        <source>&amp;Leave the club</source>
        <translation>De club ver&amp;laten</translation>
    </message>
    <message>
        <source>Tr&amp;y now</source>
        <translation>&amp;Nu proberen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteTable</name>
    <message>
        <source>Play a&amp;gain</source>
        <translation>No&amp;g een keer spelen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteGame</name>
    <message>
        <source>No connection</source>
        <translation>Geen verbinding</translation>
    </message>
    <message>
        <source>The board may be old. It comes back by itself; nothing that was played is lost.</source>
        <translation>Het bord kan verouderd zijn. De verbinding komt vanzelf terug; wat gespeeld is, gaat niet verloren.</translation>
    </message>
    <message>
        <source>The board is coming…</source>
        <translation>Het bord komt eraan…</translation>
    </message>
    <message>
        <source>Your move is on its way.</source>
        <translation>Je zet is onderweg.</translation>
    </message>
    <message>
        <source>Shown 1 move late</source>
        <translation>Eén zet later getoond</translation>
    </message>
    <message>
        <source>Shown %1 moves late</source>
        <translation>%1 zetten later getoond</translation>
    </message>
    <message>
        <source>Shown %1 seconds late</source>
        <translation>%1 seconden later getoond</translation>
    </message>
    <message>
        <source>Shown 1 minute late</source>
        <translation>Eén minuut later getoond</translation>
    </message>
    <message>
        <source>Shown %1 minutes late</source>
        <translation>%1 minuten later getoond</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteButtons</name>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Do you want to give up this game?</source>
        <translation>Wil je deze partij opgeven?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Op&amp;geven</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Doorspelen</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Remise aanbieden</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Op&amp;geven…</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;uzeren</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>H&amp;ervatten</translation>
    </message>
    <message>
        <source>C&amp;hat</source>
        <translation>C&amp;hat</translation>
    </message>
    <message>
        <source>C&amp;hat: %1 new</source>
        <translation>C&amp;hat: %1 nieuw</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteChat</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Nobody has written anything.</source>
        <translation>Er heeft nog niemand iets geschreven.</translation>
    </message>
    <message>
        <source>Write a line</source>
        <translation>Schrijf een regel</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>Ver&amp;sturen</translation>
    </message>
    <message>
        <source>Ready p&amp;hrases</source>
        <translation>&amp;Kant-en-klare zinnen</translation>
    </message>
    <message>
        <source>Players read this when the game is over.</source>
        <translation>Spelers lezen dit als de partij voorbij is.</translation>
    </message>
    <message>
        <source>The players alone read this; spectators&apos; words come at the end.</source>
        <translation>Dit lezen alleen de spelers; wat toeschouwers schrijven, komt aan het eind.</translation>
    </message>
    <message>
        <source>Guests choose a ready phrase; everybody reads it in their own language.</source>
        <translation>Gasten kiezen een kant-en-klare zin; iedereen leest die in zijn eigen taal.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name, a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (looks on)</source>
        <translation>%1 (kijkt toe)</translation>
    </message>
</context>
<context>
    <name>ChatWords</name>
    <message>
        <source>Hello!</source>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Succes!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Goed gespeeld!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Dank je wel!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Sorry!</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Een ogenblik</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Ik ben er weer</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Jij bent aan zet</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Mooie partij!</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>Tot ziens!</translation>
    </message>
    <message>
        <source>That can&apos;t be sent: 200 letters at most, in one line.</source>
        <translation>Dat kan niet worden verstuurd: hooguit 200 tekens, op één regel.</translation>
    </message>
    <message>
        <source>Choose a ready phrase.</source>
        <translation>Kies een kant-en-klare zin.</translation>
    </message>
    <message>
        <source>The organiser lets you write no more.</source>
        <translation>De organisator laat je niet meer schrijven.</translation>
    </message>
    <message>
        <source>Nobody writes beside games here.</source>
        <translation>Hier wordt niet naast partijen geschreven.</translation>
    </message>
    <message>
        <source>That couldn&apos;t be sent.</source>
        <translation>Dat kon niet worden verstuurd.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReserveBox</name>
    <message>
        <source>One less: %1</source>
        <translation>Eén minder: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eén meer: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultChoice</name>
    <message>
        <source>Not finished</source>
        <translation>Niet afgelopen</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 heeft gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Uitslag:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Waarom:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultsPage</name>
    <message>
        <source>&amp;Correct…</source>
        <translation>&amp;Verbeteren…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Nabeschouwing</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Partij op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Export all…</source>
        <translation>Alles &amp;exporteren…</translation>
    </message>
    <message>
        <source>Writes all games that were found into files.</source>
        <translation>Schrijft alle gevonden partijen in bestanden.</translation>
    </message>
    <message>
        <source>As one file (PGN)…</source>
        <translation>Als één bestand (PGN)…</translation>
    </message>
    <message>
        <source>As records in a folder…</source>
        <translation>Als partijen in een map…</translation>
    </message>
    <message>
        <source>Export all</source>
        <translation>Alles exporteren</translation>
    </message>
    <message>
        <source>No game was found.</source>
        <translation>Er is geen partij gevonden.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Partijen: %1</translation>
    </message>
    <message>
        <source>Games written to %1: %2.</source>
        <translation>Partijen geschreven naar %1: %2.</translation>
    </message>
    <message>
        <source>Not written: %1 (%2).</source>
        <translation>Niet geschreven: %1 (%2).</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partijen</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>Inaccuracy</source>
        <translation>Onnauwkeurigheid</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>1 inaccuracy</source>
        <translation>1 onnauwkeurigheid</translation>
    </message>
    <message>
        <source>%1 inaccuracies</source>
        <translation>%1 onnauwkeurigheden</translation>
    </message>
    <message>
        <source>1 mistake</source>
        <translation>1 fout</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <translation>%1 fouten</translation>
    </message>
    <message>
        <source>1 blunder</source>
        <translation>1 blunder</translation>
    </message>
    <message>
        <source>%1 blunders</source>
        <translation>%1 blunders</translation>
    </message>
    <message>
        <source>%1 by %2: expected score %3% → %4%.</source>
        <comment>Mistake, a seat, before, after</comment>
        <translation>%1 van %2: verwachte score %3% → %4%.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>a move</comment>
        <translation>Beter was %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReviewDock</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Partij nabeschouwen</translation>
    </message>
    <message>
        <source>The computer would have played %1.</source>
        <translation>De computer had %1 gespeeld.</translation>
    </message>
    <message>
        <source>Every position is looked at for a moment. The curve is the first side&apos;s expected score.</source>
        <translation>Elke stelling wordt even bekeken. De lijn is de verwachte score van de eerste speler.</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 van %2 stellingen</translation>
    </message>
    <message>
        <source>No move changed much.</source>
        <translation>Geen zet veranderde veel.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nabeschouwing</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Nabesch&amp;ouwing</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Keerpunten</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4% → %5%</source>
        <comment>number, move, seat, score before and after</comment>
        <translation>%1 %2: %3 %4% → %5%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, how often it went wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing went wrong</source>
        <translation>niets fout gegaan</translation>
    </message>
    <message>
        <source>?! lost 10%, ? 20% and ?? 30% of the expected score. A click leads to the next one.</source>
        <translation>?! kostte 10%, ? 20% en ?? 30% van de verwachte score. Een klik gaat naar de volgende.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message>
        <source>How the rules are told</source>
        <translation>Hoe de regels worden verteld</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Make a variant…</source>
        <translation>Een variant maken…</translation>
    </message>
    <message>
        <source>Opens a position in which rule %1 can be tried</source>
        <translation>Opent een stelling waarin regel %1 kan worden geprobeerd</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probeer het</translation>
    </message>
    <message>
        <source>There are no examples to try: %1</source>
        <translation>Er zijn geen voorbeelden: %1</translation>
    </message>
    <message>
        <source>With parameters</source>
        <translation>Met parameters</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeatCards</name>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Klok van %1: %2</translation>
    </message>
    <message>
        <source>on vacation until %1, this clock stands</source>
        <translation>op vakantie tot %1, deze klok staat stil</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>opstelling</translation>
    </message>
    <message>
        <source>Set-up clock of %1: %2</source>
        <translation>Opstellingsklok van %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, who plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, on turn</source>
        <comment>who plays</comment>
        <translation>%1, aan zet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>loopt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetHead</name>
    <message>
        <source>Game:</source>
        <translation>Spel:</translation>
    </message>
    <message>
        <source>Variant:</source>
        <translation>Variant:</translation>
    </message>
    <message>
        <source>Played on:</source>
        <translation>Gespeeld op:</translation>
    </message>
    <message>
        <source>Who played %1</source>
        <translation>Wie speelde %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t have played both sides.</source>
        <translation>%1 kan niet aan beide kanten hebben gespeeld.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StartPage</name>
    <message>
        <source>Find a game</source>
        <translation>Een spel zoeken</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welke spellen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Zonder geluk</translation>
    </message>
    <message>
        <source>With luck</source>
        <translation>Met geluk</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Niets verborgen</translation>
    </message>
    <message>
        <source>Something is hidden</source>
        <translation>Met iets verborgens</translation>
    </message>
    <message>
        <source>Half an hour at most</source>
        <translation>Hoogstens een half uur</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle spellen tonen</translation>
    </message>
    <message>
        <source>No game was found. BOARDWRIGHT_GAMES names folders that hold some.</source>
        <translation>Er is geen spel gevonden. BOARDWRIGHT_GAMES noemt mappen met spellen.</translation>
    </message>
    <message>
        <source>No game fits what you look for.</source>
        <translation>Geen spel past bij wat je zoekt.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Onvoltooide partijen</translation>
    </message>
    <message>
        <source>Recent records</source>
        <translation>Recente partijen</translation>
    </message>
    <message>
        <source>Club…</source>
        <translation>Club…</translation>
    </message>
    <message>
        <source>Open record…</source>
        <translation>Partij openen…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Notatieformulier</translation>
    </message>
    <message>
        <source>from a score sheet</source>
        <translation>van een notatieformulier</translation>
    </message>
    <message>
        <source>Evening…</source>
        <translation>Avond…</translation>
    </message>
    <message>
        <source>The club's tournaments, and a new one</source>
        <translation>De toernooien van de club, en een nieuw</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StatusHeader</name>
    <message>
        <source>How things stand</source>
        <translation>Hoe het ervoor staat</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableClock</name>
    <message>
        <source>%1: time is up</source>
        <translation>%1: de tijd is om</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>%1 has won against %2.</source>
        <translation>%1 heeft van %2 gewonnen.</translation>
    </message>
    <message>
        <source>%1 and %2 have drawn.</source>
        <translation>%1 en %2 hebben remise gespeeld.</translation>
    </message>
    <message>
        <source>Clock – Boardwright</source>
        <translation>Klok – Boardwright</translation>
    </message>
    <message>
        <source>Enter the result…</source>
        <translation>Uitslag invoeren…</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Nog een partij</translation>
    </message>
    <message>
        <source>Into the club&apos;s results</source>
        <translation>Naar de uitslagen</translation>
    </message>
    <message>
        <source>It is among the club&apos;s results, marked as entered.</source>
        <translation>De uitslag staat bij die van de club, gemarkeerd als ingevoerd.</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a name</comment>
        <translation>%1 heeft gewonnen</translation>
    </message>
    <message>
        <source>One minute more for %1</source>
        <comment>a name</comment>
        <translation>Een minuut erbij voor %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigeren</translation>
    </message>
    <message>
        <source>Take back the last press</source>
        <translation>Laatste druk terugnemen</translation>
    </message>
    <message>
        <source>Close the clock</source>
        <translation>Klok sluiten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClockSetup</name>
    <message>
        <source>Any, the result is not kept</source>
        <translation>Onbekend, de uitslag wordt niet bewaard</translation>
    </message>
    <message>
        <source>Only games between two members.</source>
        <translation>Alleen partijen tussen twee leden.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Speler %1</translation>
    </message>
    <message>
        <source>Who begins:</source>
        <translation>Wie begint:</translation>
    </message>
    <message>
        <source>The other:</source>
        <translation>De ander:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Tijd:</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>One of these, or a control such as 10m or 3m+2s.</source>
        <translation>Een van deze, of een tempo zoals 10m of 3m+2s.</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Klok starten</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Spel:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Telt mee</translation>
    </message>
    <message>
        <source>Counts for points and ratings</source>
        <translation>Telt voor punten en ratings</translation>
    </message>
    <message>
        <source>Close the clock</source>
        <translation>Klok sluiten</translation>
    </message>
    <message>
        <source>Back to the clock</source>
        <translation>Terug naar de klok</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantEditor</name>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>The variant isn&apos;t saved as it is now.</source>
        <translation>De variant is niet opgeslagen zoals ze nu is.</translation>
    </message>
    <message>
        <source>It can be saved once nothing in it is wrong.</source>
        <translation>Ze kan worden opgeslagen zodra er niets meer fout aan is.</translation>
    </message>
    <message>
        <source>Its id has to stay %1, because these start from it: %2</source>
        <translation>De id moet %1 blijven, want deze gaan ervan uit: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message>
        <source>The variant was deleted.</source>
        <translation>De variant is verwijderd.</translation>
    </message>
    <message>
        <source>this is no variant: expected YAML with id, inherits and set</source>
        <translation>dit is geen variant: verwacht wordt YAML met id, inherits en set</translation>
    </message>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Er is geen spel dat gespeeld kan worden.</translation>
    </message>
    <message>
        <source>Import variant</source>
        <translation>Variant importeren</translation>
    </message>
    <message>
        <source>Export variant</source>
        <translation>Variant exporteren</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>The variant is in %1 now.</source>
        <translation>De variant staat nu in %1.</translation>
    </message>
    <message>
        <source>The rules of before go on: %1</source>
        <translation>De regels van voorheen blijven gelden: %1</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved.</source>
        <translation>De regels zijn opnieuw gelezen zoals ze bewaard zijn.</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved; what of the variant doesn&apos;t fit them is marked.</source>
        <translation>De regels zijn opnieuw gelezen zoals ze bewaard zijn; wat van de variant er niet bij past, is gemarkeerd.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftActions</name>
    <message>
        <source>&amp;Compare with parent</source>
        <translation>Met oorsprong ver&amp;gelijken</translation>
    </message>
    <message>
        <source>Save and &amp;compare</source>
        <translation>Opslaan en ver&amp;gelijken</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>S&amp;pelen…</translation>
    </message>
    <message>
        <source>Save and &amp;play…</source>
        <translation>Opslaan en s&amp;pelen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>V&amp;erlaten</translation>
    </message>
</context>
<context>
    <name>RemoveVariant</name>
    <message>
        <source>Delete variant</source>
        <translation>Variant verwijderen</translation>
    </message>
    <message>
        <source>Delete the variant %1 for good?</source>
        <translation>De variant %1 voorgoed verwijderen?</translation>
    </message>
    <message>
        <source>These start from it and can&apos;t be used without it: %1</source>
        <translation>Deze gaan ervan uit en zijn zonder haar onbruikbaar: %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behouden</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftRules</name>
    <message>
        <source>The same rules as %1</source>
        <translation>Dezelfde regels als %1</translation>
    </message>
    <message>
        <source>What differs from %1: %2</source>
        <translation>Anders dan %1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftText</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Regel %1, kolom %2: %3</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Als &amp;tekst</translation>
    </message>
    <message>
        <source>The variant as YAML text</source>
        <translation>De variant als YAML-tekst</translation>
    </message>
    <message>
        <source>What is wrong with the text</source>
        <translation>Wat er fout is aan de tekst</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Ongedaan ma&amp;ken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnie&amp;uw</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantChoice</name>
    <message>
        <source>A new variant</source>
        <translation>Een nieuwe variant</translation>
    </message>
    <message>
        <source>%1 (can&apos;t be used)</source>
        <translation>%1 (onbruikbaar)</translation>
    </message>
    <message>
        <source>Ga&amp;me:</source>
        <translation>Spe&amp;l:</translation>
    </message>
    <message>
        <source>V&amp;ariant:</source>
        <translation>&amp;Variant:</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Verwij&amp;deren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantForm</name>
    <message>
        <source>Nothing: the plugin&apos;s own values</source>
        <translation>Niets: de eigen waarden van de plug-in</translation>
    </message>
    <message>
        <source>the plugin</source>
        <translation>de plug-in</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Als in %1</translation>
    </message>
    <message>
        <source>Starts &amp;from:</source>
        <translation>Gaat uit va&amp;n:</translation>
    </message>
    <message>
        <source>What the variant doesn&apos;t say itself is as there.</source>
        <translation>Wat de variant zelf niet zegt, is zoals daar.</translation>
    </message>
    <message>
        <source>&amp;Id, for the command line and files:</source>
        <translation>&amp;Id, voor de opdrachtregel en bestanden:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>The variant&apos;s words by language</source>
        <translation>De woorden van de variant per taal</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>N&amp;aam:</translation>
    </message>
    <message>
        <source>In one s&amp;entence:</source>
        <translation>In één &amp;zin:</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Naam in %1</translation>
    </message>
    <message>
        <source>In one sentence, in %1</source>
        <translation>In één zin, in %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariationList</name>
    <message>
        <source>Tried out</source>
        <translation>Uitgeprobeerd</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Zijvarianten</translation>
    </message>
    <message>
        <source>The game stays as it was. The delete key drops a line.</source>
        <translation>De partij blijft zoals ze was. De deletetoets verwijdert een regel.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>Na %1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhyNot</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>as its clock allows</source>
        <translation>zolang de klok het toelaat</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 seconde per zet</translation>
    </message>
    <message>
        <source>%1 seconds a move</source>
        <translation>%1 seconden per zet</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Speelt willekeurig</translation>
    </message>
    <message>
        <source>Looks one move ahead</source>
        <translation>Kijkt één zet vooruit</translation>
    </message>
    <message>
        <source>Level %1 – %2</source>
        <translation>Niveau %1 – %2</translation>
    </message>
    <message>
        <source>Takes its time: a share of what is left on its clock. Needs a clock.</source>
        <translation>Neemt de tijd: een deel van wat er nog op de klok staat. Heeft een klok nodig.</translation>
    </message>
    <message>
        <source>Takes its time: as strong as this program can be, on all of this computer&apos;s cores.</source>
        <translation>Neemt de tijd: zo sterk als dit programma kan zijn, op alle kernen van deze computer.</translation>
    </message>
    <message>
        <source>Computer, takes its time: %1</source>
        <translation>Computer, neemt de tijd: %1</translation>
    </message>
    <message>
        <source>Computer, plays at random</source>
        <translation>Computer, speelt willekeurig</translation>
    </message>
    <message>
        <source>Computer, looks one move ahead</source>
        <translation>Computer, kijkt één zet vooruit</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Computer, niveau %1</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Programma: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeopleField</name>
    <message>
        <source>Guest with a name…</source>
        <translation>Gast met een naam…</translation>
    </message>
    <message>
        <source>Guest “%1”</source>
        <translation>Gast “%1”</translation>
    </message>
    <message>
        <source>New member…</source>
        <translation>Nieuw lid…</translation>
    </message>
    <message>
        <source>New member “%1”…</source>
        <translation>Nieuw lid “%1”…</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <translation>%1 (gast)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesPanel</name>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1, gewijzigd: %2</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>&amp;Variant:</translation>
    </message>
    <message>
        <source>&amp;Make a variant of it…</source>
        <translation>&amp;Er een variant van maken…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeatsPanel</name>
    <message>
        <source>Who plays %1</source>
        <translation>Wie speelt %1</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Van kant &amp;wisselen</translation>
    </message>
    <message>
        <source>%1 has another side already.</source>
        <translation>%1 speelt al aan de andere kant.</translation>
    </message>
    <message>
        <source>This player needs a clock: choose one below.</source>
        <translation>Deze speler heeft een klok nodig: kies er hieronder een.</translation>
    </message>
    <message>
        <source>Sides b&amp;y lot</source>
        <translation>Ka&amp;nten loten</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>These are the usual rules. Changed here: %1.</source>
        <translation>Dit zijn de gewone regels. Hier anders: %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Zoeken in de handleiding</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Hoofdstukken</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Toets</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat hij doet</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>De cursor verplaatsen</translation>
    </message>
    <message>
        <source>Move the cursor aslant, on hexagons</source>
        <translation>De cursor schuin verplaatsen, op zeshoeken</translation>
    </message>
    <message>
        <source>Choose a piece, make the move</source>
        <translation>Een stuk kiezen, de zet doen</translation>
    </message>
    <message>
        <source>Let go of a piece</source>
        <translation>Een stuk loslaten</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Letters en cijfers</translation>
    </message>
    <message>
        <source>Write a move</source>
        <translation>Een zet typen</translation>
    </message>
    <message>
        <source>Circle the field</source>
        <translation>Het veld omcirkelen</translation>
    </message>
    <message>
        <source>Begin an arrow, end it</source>
        <translation>Een pijl beginnen en afmaken</translation>
    </message>
    <message>
        <source>While setting up: take the piece off</source>
        <translation>Bij het opstellen: het stuk weghalen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Naar het volgende onderdeel</translation>
    </message>
    <message>
        <source>Projector and clock: fill the screen</source>
        <translation>Projector en klok: het hele scherm vullen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AboutDialog</name>
    <message>
        <source>About Boardwright</source>
        <translation>Over Boardwright</translation>
    </message>
    <message>
        <source>Boardwright %1</source>
        <translation>Boardwright %1</translation>
    </message>
    <message>
        <source>Plays board games whose rules are plugins.
Free software under the GPL, version 3 or later.</source>
        <translation>Speelt bordspellen waarvan de regels plug-ins zijn.
Vrije software onder de GPL, versie 3 of later.</translation>
    </message>
    <message>
        <source>The contract for games, its kit and the games themselves are under the MIT licence.</source>
        <translation>Het contract voor spellen, de bouwdoos en de spellen zelf vallen onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Mappen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Openen: %1</translation>
    </message>
    <message>
        <source>What it stands on, and under which licences</source>
        <translation>Waarop het steunt, en onder welke licenties</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Een probleem melden</translation>
    </message>
    <message>
        <source>What did you do, and what happened?</source>
        <translation>Wat deed je, en wat gebeurde er?</translation>
    </message>
    <message>
        <source>This is added: versions and the last lines of the log. It holds no names and nothing that is hidden in a game.</source>
        <translation>Dit komt erbij: versies en de laatste regels van het logboek. Er staan geen namen in en niets wat in een partij verborgen is.</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Wat erbij komt</translation>
    </message>
    <message>
        <source>C&amp;opy all</source>
        <translation>Alles &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>Als &amp;bestand opslaan…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Teksten (*.txt)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SalvageQuestion</name>
    <message>
        <source>The club&apos;s store is damaged</source>
        <translation>De gegevens van de club zijn beschadigd</translation>
    </message>
    <message>
        <source>The file with your club&apos;s members, matches and results is damaged.</source>
        <translation>Het bestand met de leden, partijen en uitslagen van je club is beschadigd.</translation>
    </message>
    <message>
        <source>What can be read of it can be saved into a new store, with which the club goes on. The damaged file is kept beside it:
%1</source>
        <translation>Wat ervan te lezen is, kan in een nieuw bestand worden gered, waarmee de club verdergaat. Het beschadigde bestand blijft ernaast bewaard:
%1</translation>
    </message>
    <message>
        <source>&amp;Save what can be read</source>
        <translation>&amp;Redden wat te lezen is</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Niet nu</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Saved: %1 entries of matches, %2 of the club.</source>
        <translation>Gered: %1 regels van partijen, %2 van de club.</translation>
    </message>
    <message>
        <source>Matches with something missing: %1.</source>
        <translation>Partijen waarvan iets ontbreekt: %1.</translation>
    </message>
    <message>
        <source>The damaged file is now %1.</source>
        <translation>Het beschadigde bestand heet nu %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::UnexpectedEndBox</name>
    <message>
        <source>Last time</source>
        <translation>De vorige keer</translation>
    </message>
    <message>
        <source>Boardwright ended unexpectedly last time.</source>
        <translation>Boardwright is de vorige keer onverwacht gestopt.</translation>
    </message>
    <message>
        <source>Boardwright ended unexpectedly last time, during a game of %1 (%2).</source>
        <translation>Boardwright is de vorige keer onverwacht gestopt, tijdens een partij %1 (%2).</translation>
    </message>
    <message>
        <source>The match is kept up to the last move: it can go on now, or later from the start page.</source>
        <translation>De partij is bewaard tot en met de laatste zet: je kunt nu verder spelen, of later vanaf de startpagina.</translation>
    </message>
    <message>
        <source>If it happens again, send the report to whoever looks after the game or the program. It holds no names and nothing hidden.</source>
        <translation>Gebeurt het weer, stuur het verslag dan aan wie het spel of het programma onderhoudt. Er staan geen namen in en niets wat verborgen is.</translation>
    </message>
    <message>
        <source>The log is in %1.</source>
        <translation>Het logboek staat in %1.</translation>
    </message>
    <message>
        <source>&amp;Go on with the match</source>
        <translation>&amp;Verder met de partij</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>Verslag &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Open the log&apos;s folder</source>
        <translation>Map van het &amp;logboek openen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EndBox</name>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Rev&amp;anche</translation>
    </message>
    <message>
        <source>The same players, sides and clock once more</source>
        <translation>Nog een keer, met dezelfde spelers, kanten en klok</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>&amp;Wissel van kant</translation>
    </message>
    <message>
        <source>Once more, with the sides exchanged</source>
        <translation>Nog een keer, met verwisselde kanten</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>Nabescho&amp;uwing</translation>
    </message>
    <message>
        <source>The computer looks at every position</source>
        <translation>De computer bekijkt elke stelling</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Part&amp;ij opslaan…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveListModel</name>
    <message>
        <source>Set-ups</source>
        <translation>Opstellingen</translation>
    </message>
    <message>
        <source>Set-up of %1</source>
        <translation>Opstelling van %1</translation>
    </message>
</context>
<context>
    <name>ChanceWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a seat, the number on its die</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dobbelstenen: %1</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>After move %1 of %2 (%3)</source>
        <comment>number, last number, seat</comment>
        <translation>Na zet %1 van %2 (%3)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Aan het begin</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Voor de eerste zet</translation>
    </message>
    <message>
        <source>Variation from the start</source>
        <translation>Variant vanaf het begin</translation>
    </message>
    <message>
        <source>Variation after move %1 (%2)</source>
        <comment>number, seat</comment>
        <translation>Variant na zet %1 (%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LastThrow</name>
    <message>
        <source>Thrown: %1</source>
        <comment>what dice show</comment>
        <translation>Gegooid: %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a heading beside them</comment>
        <translation>Dobbelstenen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EvaluationBar</name>
    <message>
        <source>This position has not been looked at.</source>
        <translation>Deze stelling is nog niet bekeken.</translation>
    </message>
    <message>
        <source>Expected score: %1 %2%, %3 %4%</source>
        <comment>a seat, a number, the other seat, a number</comment>
        <translation>Verwachte score: %1 %2%, %3 %4%</translation>
    </message>
    <message>
        <source>Who stands better</source>
        <translation>Wie er beter voor staat</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CapturedPieces</name>
    <message>
        <source>Taken: %1</source>
        <comment>pieces</comment>
        <translation>Geslagen: %1</translation>
    </message>
</context>
<context>
    <name>ClubDecision</name>
    <message>
        <source>%1 wins (%2)</source>
        <translation>%1 wint (%2)</translation>
    </message>
    <message>
        <source>Draw (%1)</source>
        <translation>Remise (%1)</translation>
    </message>
    <message>
        <source>Correct this result</source>
        <translation>Deze uitslag verbeteren</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Verbeteren</translation>
    </message>
    <message>
        <source>Void: it counts for nothing</source>
        <translation>Ongeldig: hij telt nergens voor</translation>
    </message>
    <message>
        <source>As it was played (%1)</source>
        <translation>Zoals gespeeld (%1)</translation>
    </message>
    <message>
        <source>Decide this match</source>
        <translation>Deze partij beslissen</translation>
    </message>
    <message>
        <source>&amp;Decide</source>
        <translation>&amp;Beslissen</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Deze partij verwijderen</translation>
    </message>
    <message>
        <source>It leaves the list and can&apos;t be played on. Nobody wins or loses anything.</source>
        <translation>Ze verdwijnt uit de lijst en kan niet verder gespeeld worden. Niemand wint of verliest er iets mee.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
</context>
<context>
    <name>MemberPage</name>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>rating so far: %1 (%2 to %3)</source>
        <translation>rating tot nu toe: %1 (%2 tot %3)</translation>
    </message>
    <message>
        <source>Has not played a rated match yet.</source>
        <translation>Heeft nog geen partij gespeeld die meetelt.</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>punten %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>rating %1</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gewonnen, %2 remise, %3 verloren</translation>
    </message>
    <message>
        <source>%1 more points to %2</source>
        <translation>Nog %1 punten tot %2</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>plaats %1</translation>
    </message>
    <message>
        <source>%1 wins in a row now</source>
        <translation>nu %1 keer achter elkaar gewonnen</translation>
    </message>
    <message>
        <source>%1 losses in a row now</source>
        <translation>nu %1 keer achter elkaar verloren</translation>
    </message>
    <message>
        <source>most wins in a row: %1</source>
        <translation>meeste keren achter elkaar gewonnen: %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Against each other player</source>
        <translation>Tegen elke andere speler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DecisionDialog</name>
    <message>
        <source>%1  (as it is now)</source>
        <translation>%1  (zo staat het nu)</translation>
    </message>
    <message>
        <source>&amp;Reason, for the club&apos;s book:</source>
        <translation>&amp;Reden, voor het boek van de club:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Choose what is right.</source>
        <translation>Kies wat juist is.</translation>
    </message>
    <message>
        <source>The club keeps the reason of every decision: write a few words.</source>
        <translation>De club bewaart de reden van elke beslissing: schrijf een paar woorden.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameFilter</name>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Tot en met</translation>
    </message>
    <message>
        <source>&amp;More filters</source>
        <translation>&amp;Meer filters</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>A name, or two</source>
        <translation>Naam, of twee namen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Elke uitslag</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>By the player who is named first; without a name, won and lost are decided games.</source>
        <translation>Door de speler die het eerst genoemd is; zonder naam zijn gewonnen en verloren de besliste partijen.</translation>
    </message>
    <message>
        <source>First moves, such as b1-b3 a2-c2</source>
        <translation>Eerste zetten, zoals b1-b3 a2-c2</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Eerste zetten</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Geëindigd door</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Telt</translation>
    </message>
    <message>
        <source>Rated or not</source>
        <translation>Telt mee of niet</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Telt mee</translation>
    </message>
    <message>
        <source>Unrated</source>
        <translation>Telt niet mee</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Ingevoerd</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Ongeldig</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>However it ended</source>
        <translation>Hoe ze ook eindigde</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Geëindigd door</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Telt</translation>
    </message>
    <message>
        <source>A double click or Enter opens a game.</source>
        <translation>Dubbelklikken of Enter opent een partij.</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>ongeldig</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>verbeterd</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>telt mee</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>telt niet mee</translation>
    </message>
    <message>
        <source>%1, entered, not verified</source>
        <translation>%1, ingevoerd, niet gecontroleerd</translation>
    </message>
    <message>
        <source>Go to position</source>
        <translation>Naar stelling</translation>
    </message>
    <message>
        <source>After how many moves (0 to %1):</source>
        <translation>Na hoeveel zetten (0 tot %1):</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Nabeschouwing</translation>
    </message>
    <message>
        <source>&amp;Go to position…</source>
        <translation>Naar &amp;stelling…</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Partij op&amp;slaan…</translation>
    </message>
</context>
<context>
    <name>CopyAge</name>
    <message>
        <source>less than a minute ago</source>
        <translation>minder dan een minuut geleden</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>een minuut geleden</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>%1 minuten geleden</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>een uur geleden</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>%1 uur geleden</translation>
    </message>
</context>
<context>
    <name>EveningView</name>
    <message>
        <source>Two results were given; correct it.</source>
        <translation>Er zijn twee uitslagen opgegeven; corrigeer dat.</translation>
    </message>
    <message>
        <source>They sat the other way round.</source>
        <translation>Ze zaten andersom.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>speelt</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>wacht %1</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>is weg</translation>
    </message>
    <message>
        <source>half a point, not in round %1</source>
        <translation>half punt, niet in ronde %1</translation>
    </message>
    <message>
        <source>not in round %1</source>
        <translation>niet in ronde %1</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>later gekomen</translation>
    </message>
    <message>
        <source>They have not met this evening</source>
        <translation>Ze hebben vanavond niet tegen elkaar gespeeld</translation>
    </message>
    <message>
        <source>They have met once this evening</source>
        <translation>Ze hebben vanavond één keer tegen elkaar gespeeld</translation>
    </message>
    <message>
        <source>They have met %1 times this evening</source>
        <translation>Ze hebben vanavond %1 keer tegen elkaar gespeeld</translation>
    </message>
    <message>
        <source>%1 and once before</source>
        <translation>%1 en één keer eerder</translation>
    </message>
    <message>
        <source>%1 and %2 times before</source>
        <translation>%1 en %2 keer eerder</translation>
    </message>
    <message>
        <source>No game that both like fits into the time that is left.</source>
        <translation>Geen spel dat beiden graag doen past in de tijd die over is.</translation>
    </message>
    <message>
        <source>%1; they have waited %2 and %3 minutes.</source>
        <translation>%1; ze wachten %2 en %3 minuten.</translation>
    </message>
    <message>
        <source>Waits for the next who is free, and may play the computer meanwhile.</source>
        <translation>Wacht op de volgende die vrij is, en kan intussen tegen de computer spelen.</translation>
    </message>
    <message>
        <source>Waits until a board is free.</source>
        <translation>Wacht tot er een bord vrij is.</translation>
    </message>
    <message>
        <source>Waits for the next who is free.</source>
        <translation>Wacht op de volgende die vrij is.</translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation>voorgift %1</translation>
    </message>
    <message>
        <source>%1 says so by phone; the other can object.</source>
        <translation>%1 zegt het per telefoon; de ander kan bezwaar maken.</translation>
    </message>
    <message>
        <source>challenge open</source>
        <translation>uitdaging loopt</translation>
    </message>
    <message>
        <source>has not played for long</source>
        <translation>heeft lang niet gespeeld</translation>
    </message>
    <message>
        <source>excused, not in round %1</source>
        <translation>met bericht afwezig, niet in ronde %1</translation>
    </message>
    <message>
        <source>plays for the club, not in round %1</source>
        <translation>speelt voor de club, niet in ronde %1</translation>
    </message>
    <message>
        <source>a full point, not in round %1</source>
        <translation>een heel punt, niet in ronde %1</translation>
    </message>
    <message>
        <source>always at board %1</source>
        <translation>altijd aan bord %1</translation>
    </message>
</context>
<context>
    <name>EveningHistory</name>
    <message>
        <source>The result of %1</source>
        <translation>De uitslag van %1</translation>
    </message>
    <message>
        <source>The correction of %1</source>
        <translation>De correctie van %1</translation>
    </message>
    <message>
        <source>The match %1</source>
        <translation>De partij %1</translation>
    </message>
    <message>
        <source>The pairing of round %1</source>
        <translation>De indeling van ronde %1</translation>
    </message>
    <message>
        <source>The end of the tournament</source>
        <translation>Het einde van het toernooi</translation>
    </message>
    <message>
        <source>%1 must not meet %2</source>
        <translation>%1 mag niet tegen %2</translation>
    </message>
    <message>
        <source>What %1 has earned elsewhere</source>
        <translation>Wat %1 elders verdiend heeft</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 is terug</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1 is weg</translation>
    </message>
    <message>
        <source>this laptop</source>
        <translation>deze laptop</translation>
    </message>
    <message>
        <source>another laptop</source>
        <translation>een andere laptop</translation>
    </message>
    <message>
        <source>It doesn&apos;t count any more.</source>
        <translation>Het telt niet meer.</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 wint</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>%1 is not there, %2 wins</source>
        <translation>%1 is er niet, %2 wint</translation>
    </message>
    <message>
        <source>neither is there, both lose</source>
        <translation>geen van beiden is er, allebei verliezen</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>nog geen uitslag</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>past</translation>
    </message>
    <message>
        <source>%1 seconds left</source>
        <translation>nog %1 seconden</translation>
    </message>
    <message>
        <source>Tried out: %1</source>
        <translation>Uitgeprobeerd: %1</translation>
    </message>
    <message>
        <source>There is no move yet.</source>
        <translation>Er is nog geen zet gedaan.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a place</comment>
        <translation>%1 keer %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>seats, what stands where</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>geen stukken</translation>
    </message>
    <message>
        <source>no move is possible</source>
        <translation>er is geen zet mogelijk</translation>
    </message>
    <message>
        <source>%1, running</source>
        <comment>a clock&apos;s time</comment>
        <translation>%1, loopt</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Deze partij heeft geen klok.</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 zet de stukken neer</translation>
    </message>
</context>
<context>
    <name>StandingsWords</name>
    <message>
        <source>after round %1</source>
        <translation>na ronde %1</translation>
    </message>
    <message>
        <source>during round %1</source>
        <translation>tijdens ronde %1</translation>
    </message>
    <message>
        <source>The place is shared: nothing parts those who have it.</source>
        <translation>De plaats is gedeeld: niets scheidt wie erop staan.</translation>
    </message>
    <message>
        <source>round not played: %1</source>
        <translation>ronde niet gespeeld: %1</translation>
    </message>
    <message>
        <source>%1 (doesn't count)</source>
        <translation>%1 (telt niet)</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>What a win against this person counts now</source>
        <translation>Wat winst van deze persoon nu telt</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Gescoord</translation>
    </message>
    <message>
        <source>Points of the matches alone</source>
        <translation>Punten van alleen de partijen</translation>
    </message>
    <message>
        <source>own worth %1</source>
        <translation>eigen waarde %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a name, points that count, what they could be</comment>
        <translation>%1 %2 van %3</translation>
    </message>
    <message>
        <source>%1 has %2 points: %3.</source>
        <translation>%1 heeft %2 punten: %3.</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>na één partij</translation>
    </message>
    <message>
        <source>after %1 matches</source>
        <translation>na %1 partijen</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a name, 3 points</comment>
        <translation>%1 heeft %2.</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source> and </source>
        <comment>between the names of those on turn</comment>
        <translation> en </translation>
    </message>
    <message>
        <source>%1 are on turn</source>
        <translation>%1 zijn aan zet</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 is aan zet</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 biedt remise aan.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wint</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 winnen</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 vraagt om een pauze.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last turn.</source>
        <translation>%1 vraagt de laatste zet te mogen terugnemen.</translation>
    </message>
    <message>
        <source>This position has occurred often enough to end the game.</source>
        <translation>Deze stelling is vaak genoeg voorgekomen om de partij te beëindigen.</translation>
    </message>
    <message>
        <source>You offered a draw.</source>
        <translation>Je hebt remise aangeboden.</translation>
    </message>
    <message>
        <source>You asked for a pause.</source>
        <translation>Je hebt om een pauze gevraagd.</translation>
    </message>
    <message>
        <source>You asked to take back the last turn.</source>
        <translation>Je hebt gevraagd de laatste beurt terug te mogen nemen.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Je hebt gewonnen</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Je hebt verloren</translation>
    </message>
    <message>
        <source>gave up</source>
        <comment>who has left a game of three</comment>
        <translation>gaf op</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>who has left a game of three</comment>
        <translation>tijd om</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a game of three</comment>
        <translation>is weg</translation>
    </message>
    <message>
        <source>Your place: %1</source>
        <translation>Je plaats: %1</translation>
    </message>
</context>
<context>
    <name>TournamentKind</name>
    <message>
        <source>Open evening</source>
        <translation>Vrije avond</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Allen tegen allen</translation>
    </message>
    <message>
        <source>A few rounds</source>
        <translation>Een paar ronden</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Beker</translation>
    </message>
    <message>
        <source>Whoever is free says so and plays the next who is free. People come and go as they like; best for games of different length.</source>
        <translation>Wie vrij is, zegt dat en speelt tegen de volgende die vrij is. Mensen komen en gaan zoals ze willen; het best voor spellen van verschillende duur.</translation>
    </message>
    <message>
        <source>Each meets each; up to about ten people, or over several evenings.</source>
        <translation>Iedereen speelt tegen iedereen; tot ongeveer tien mensen, of over meer avonden.</translation>
    </message>
    <message>
        <source>Everybody plays in every round, against somebody who has done as well; from eight people up.</source>
        <translation>Iedereen speelt elke ronde, tegen iemand die het even goed doet; vanaf acht mensen.</translation>
    </message>
    <message>
        <source>Over many evenings, whoever comes plays; beating the leaders counts most.</source>
        <translation>Vele avonden lang speelt wie er komt; winnen van de koplopers telt het meest.</translation>
    </message>
    <message>
        <source>Who loses a match is out, until one is left.</source>
        <translation>Wie een partij verliest, ligt eruit, tot er één over is.</translation>
    </message>
    <message>
        <source>Round robin, Berger tables</source>
        <translation>Rond toernooi, tabellen van Berger</translation>
    </message>
    <message>
        <source>Swiss, by the rules of FIDE's Dutch system, edition 2026</source>
        <translation>Zwitsers, volgens de regels van het Nederlandse systeem van de FIDE, editie 2026</translation>
    </message>
    <message>
        <source>Keizer, counted anew after each round</source>
        <translation>Keizer, na elke ronde opnieuw geteld</translation>
    </message>
    <message>
        <source>Knock-out with seeds</source>
        <translation>Afvalsysteem met plaatsing</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Kies minstens twee mensen.</translation>
    </message>
    <message>
        <source>Nothing has to be decided before: people can be added all evening.</source>
        <translation>Vooraf hoeft niets vast te staan: mensen kunnen er de hele avond bij.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds and %3 matches.</source>
        <translation>%1 mensen geven %2 ronden en %3 partijen.</translation>
    </message>
    <message>
        <source>%1 people can't play %2 rounds without meeting again; at most %3 fit.</source>
        <translation>%1 mensen kunnen geen %2 ronden spelen zonder elkaar weer te treffen; hoogstens %3 passen.</translation>
    </message>
    <message>
        <source>After %1 rounds several may have won all; with %2 people %3 rounds find one winner.</source>
        <translation>Na %1 ronden kunnen meer mensen alles gewonnen hebben; met %2 mensen geven %3 ronden één winnaar.</translation>
    </message>
    <message>
        <source>%1 rounds are enough for %2 people: at most one can win all.</source>
        <translation>%1 ronden zijn genoeg voor %2 mensen: hoogstens één kan alles winnen.</translation>
    </message>
    <message>
        <source>Rounds are added as long as the season lasts; not everybody has to come.</source>
        <translation>Er komen ronden bij zolang het seizoen duurt; niet iedereen hoeft te komen.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds.</source>
        <translation>%1 mensen geven %2 ronden.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds; %3 of them don't play in the first.</source>
        <translation>%1 mensen geven %2 ronden; %3 van hen spelen niet in de eerste.</translation>
    </message>
    <message>
        <source>One of them has a bye in each round.</source>
        <translation>Eén van hen is elke ronde vrij.</translation>
    </message>
    <message>
        <source>Each match is two games, so that both have each side once.</source>
        <translation>Elke ontmoeting is twee partijen, zodat beiden elke kant één keer hebben.</translation>
    </message>
    <message>
        <source>Sides are balanced: nobody has the same one much more often.</source>
        <translation>De kanten zijn verdeeld: niemand heeft veel vaker dezelfde.</translation>
    </message>
    <message>
        <source>Without rounds</source>
        <translation>Zonder rondes</translation>
    </message>
    <message>
        <source>Two games each round</source>
        <translation>Twee partijen per ronde</translation>
    </message>
    <message>
        <source>Strong and weak together</source>
        <translation>Sterk en zwak samen</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>Teams, a few rounds</source>
        <translation>Teams, een paar ronden</translation>
    </message>
    <message>
        <source>Team against team</source>
        <translation>Team tegen team</translation>
    </message>
    <message>
        <source>Teams, each against each</source>
        <translation>Teams, allen tegen allen</translation>
    </message>
    <message>
        <source>Cup with a second chance</source>
        <translation>Beker met tweede kans</translation>
    </message>
    <message>
        <source>Cup for every place</source>
        <translation>Beker om elke plaats</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Poules</translation>
    </message>
    <message>
        <source>Many people, few rounds</source>
        <translation>Veel mensen, weinig ronden</translation>
    </message>
    <message>
        <source>Each round is a match of two games, so that both move first once.</source>
        <translation>Elke ronde speelt een paar twee partijen, zodat beiden één keer beginnen.</translation>
    </message>
    <message>
        <source>Everybody starts with points for strength and soon meets equals.</source>
        <translation>Iedereen begint met punten naar sterkte en treft al gauw gelijken.</translation>
    </message>
    <message>
        <source>An order of places: who wins a challenge climbs. It goes on all season.</source>
        <translation>Een volgorde van plaatsen: wie een uitdaging wint, klimt. Het hele seizoen door.</translation>
    </message>
    <message>
        <source>Teams meet teams that have done as well, several boards at once.</source>
        <translation>Teams treffen teams die het even goed doen, op meer borden tegelijk.</translation>
    </message>
    <message>
        <source>Two teams: everybody of one plays everybody of the other.</source>
        <translation>Twee teams: iedereen van het ene speelt tegen iedereen van het andere.</translation>
    </message>
    <message>
        <source>Each team meets each, several boards at once.</source>
        <translation>Elk team treft elk team, op meer borden tegelijk.</translation>
    </message>
    <message>
        <source>Only who has lost two matches is out.</source>
        <translation>Pas wie twee wedstrijden verloren heeft, ligt eruit.</translation>
    </message>
    <message>
        <source>Nobody is out: everybody plays for a place to the end.</source>
        <translation>Niemand ligt eruit: iedereen speelt tot het eind om een plaats.</translation>
    </message>
    <message>
        <source>Each meets each of a group; the best then play a cup.</source>
        <translation>Iedereen speelt tegen iedereen van de poule; de besten spelen daarna een beker.</translation>
    </message>
    <message>
        <source>The stronger half begins with points that count for pairing alone, so that the best meet sooner.</source>
        <translation>De sterkste helft begint met punten die alleen voor de indeling tellen, zodat de besten elkaar eerder treffen.</translation>
    </message>
    <message>
        <source>Swiss with matches of two games</source>
        <translation>Zwitsers met wedstrijden van twee partijen</translation>
    </message>
    <message>
        <source>MacMahon</source>
        <translation>MacMahon</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Uitdagingen</translation>
    </message>
    <message>
        <source>Swiss for teams</source>
        <translation>Zwitsers voor teams</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Round robin for teams</source>
        <translation>Rondtoernooi voor teams</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Dubbele eliminatie</translation>
    </message>
    <message>
        <source>Knock-out with placement</source>
        <translation>Knock-out met plaatsingswedstrijden</translation>
    </message>
    <message>
        <source>Round robin in groups, by snake</source>
        <translation>Rondtoernooi in poules, met de slang</translation>
    </message>
    <message>
        <source>Swiss, Dutch system with Baku acceleration</source>
        <translation>Zwitsers, Nederlands systeem met Bakoe-versnelling</translation>
    </message>
    <message>
        <source>%1 groups of %2 or %3 make %4 rounds.</source>
        <translation>%1 poules van %2 of %3 geven %4 ronden.</translation>
    </message>
    <message>
        <source>%1 groups of %2 make %3 rounds.</source>
        <translation>%1 poules van %2 geven %3 ronden.</translation>
    </message>
    <message>
        <source>%1 teams make %2 rounds.</source>
        <translation>%1 teams geven %2 ronden.</translation>
    </message>
    <message>
        <source>%1 people make up to %2 matches; who has lost one plays on below.</source>
        <translation>%1 mensen geven hooguit %2 wedstrijden; wie er een verloren heeft, speelt onderaan verder.</translation>
    </message>
    <message>
        <source>Write the names of at least two teams.</source>
        <translation>Schrijf de namen van minstens twee teams op.</translation>
    </message>
    <message>
        <source>Places go by strength at first; nothing else has to be decided before.</source>
        <translation>De plaatsen gaan eerst naar sterkte; verder hoeft er vooraf niets beslist te worden.</translation>
    </message>
    <message>
        <source>Whoever has no grade written starts by rating, one grade for each %1 points.</source>
        <translation>Wie geen niveau heeft staan, begint naar rating, één niveau per %1 punten.</translation>
    </message>
    <message>
        <source>%1 teams can&apos;t play %2 rounds without meeting again.</source>
        <translation>%1 teams kunnen geen %2 ronden spelen zonder elkaar weer te treffen.</translation>
    </message>
    <message>
        <source>%1 teams play %2 rounds.</source>
        <translation>%1 teams spelen %2 ronden.</translation>
    </message>
    <message>
        <source>%1 rounds: as many as a team has people.</source>
        <translation>%1 ronden: zoveel als een team mensen heeft.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BoardsPanel</name>
    <message>
        <source>Draft, nobody else sees it</source>
        <translation>Concept, niemand anders ziet het</translation>
    </message>
    <message>
        <source>Pairing by hand</source>
        <translation>Indeling met de hand</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Compleet</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>Nog geen ronde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Vrij: %1</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Bekendmaken</translation>
    </message>
    <message>
        <source>Pair round 1</source>
        <translation>Ronde 1 indelen</translation>
    </message>
    <message>
        <source>Pair the next round</source>
        <translation>Volgende ronde indelen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Eerste speler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Tweede speler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>nog geen uitslag</translation>
    </message>
    <message>
        <source>meets</source>
        <translation>tegen</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Borden van de ronde</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Welke ronde</translation>
    </message>
    <message>
        <source>Clock of the round</source>
        <translation>Klok van de ronde</translation>
    </message>
    <message>
        <source>Everybody sits</source>
        <translation>Iedereen zit</translation>
    </message>
    <message>
        <source>Starts the clock of the round; the projector shows the boards that play.</source>
        <translation>Start de klok van de ronde; de projector toont de borden die spelen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>The draft goes; nobody has seen it.</source>
        <translation>Het concept verdwijnt; niemand heeft het gezien.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Met de hand</translation>
    </message>
    <message>
        <source>Exchange people and sides; what that breaks is listed before it is published.</source>
        <translation>Verwissel mensen en kanten; wat daardoor niet klopt, staat er voor het bekendmaken bij.</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Verwisselen…</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Kanten ruilen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Why these two meet</source>
        <translation>Waarom deze twee tegen elkaar spelen</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corrigeren…</translation>
    </message>
    <message>
        <source>Another result or other sides, with a reason</source>
        <translation>Een andere uitslag of andere kanten, met een reden</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spelen</translation>
    </message>
    <message>
        <source>These two play on this computer; the result enters by itself.</source>
        <translation>Deze twee spelen op deze computer; de uitslag komt vanzelf.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Why has this person the bye?</source>
        <translation>Waarom is deze persoon vrij?</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Tegen de computer</translation>
    </message>
    <message>
        <source>For fun, on this computer: it counts nowhere.</source>
        <translation>Voor het plezier, op deze computer: het telt nergens.</translation>
    </message>
    <message>
        <source>End the tournament…</source>
        <translation>Toernooi afsluiten…</translation>
    </message>
    <message>
        <source>One more round…</source>
        <translation>Nog een ronde…</translation>
    </message>
    <message>
        <source>Next stage…</source>
        <translation>Volgende fase…</translation>
    </message>
    <message>
        <source>The best of each group go on in a tournament of its own.</source>
        <translation>De besten van elke poule gaan door in een eigen toernooi.</translation>
    </message>
    <message>
        <source>Game…</source>
        <translation>Spel…</translation>
    </message>
    <message>
        <source>Which game these two play</source>
        <translation>Welk spel deze twee spelen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CopiesDialog</name>
    <message>
        <source>Copies &amp;go here</source>
        <translation>Kopieën &amp;gaan hierheen</translation>
    </message>
    <message>
        <source>Go &amp;on from this copy</source>
        <translation>Vanaf deze k&amp;opie verdergaan</translation>
    </message>
    <message>
        <source>Copies for a spare laptop</source>
        <translation>Kopieën voor een reservelaptop</translation>
    </message>
    <message>
        <source>After each pairing and each result a copy goes to this folder: a stick, or a folder that the second laptop sees. If the first laptop fails, the second one goes on from the newest copy.</source>
        <translation>Na elke indeling en elke uitslag gaat een kopie naar deze map: een stick, of een map die de tweede laptop ziet. Als de eerste laptop uitvalt, gaat de tweede verder vanaf de nieuwste kopie.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Een &amp;map kiezen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Een map kiezen</translation>
    </message>
    <message>
        <source>No folder is chosen.</source>
        <translation>Er is geen map gekozen.</translation>
    </message>
    <message>
        <source>%1 · rounds: %2 · results: %3</source>
        <translation>%1 · ronden: %2 · uitslagen: %3</translation>
    </message>
    <message>
        <source>There is no copy in this folder yet.</source>
        <translation>In deze map staat nog geen kopie.</translation>
    </message>
    <message>
        <source>&amp;Take in what is new</source>
        <translation>Nieuwe gegevens &amp;overnemen</translation>
    </message>
    <message>
        <source>For two laptops that both go on: what the other one has entered is added here. What contradicts is put aside for you.</source>
        <translation>Voor twee laptops die allebei doorgaan: wat de andere heeft ingevoerd, komt hierbij. Wat elkaar tegenspreekt, wordt voor jou apart gelegd.</translation>
    </message>
    <message>
        <source>For a laptop that failed: this one goes on in its place.</source>
        <translation>Voor een laptop die uitviel: deze gaat in zijn plaats verder.</translation>
    </message>
    <message>
        <source>Copies that were found</source>
        <translation>Gevonden kopieën</translation>
    </message>
    <message>
        <source>Codes of the sheets of paper</source>
        <translation>Codes van de vellen papier</translation>
    </message>
    <message>
        <source>Paste here what a phone has scanned, or scan into this field, in any order</source>
        <translation>Plak hier wat een telefoon heeft gescand, of scan in dit veld, in elke volgorde</translation>
    </message>
    <message>
        <source>From codes on paper</source>
        <translation>Van codes op papier</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CorrectBoard</name>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corrigeren</translation>
    </message>
    <message>
        <source>Correct board %1</source>
        <translation>Bord %1 corrigeren</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>They sat the other way &amp;round</source>
        <translation>Ze zaten ande&amp;rsom</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>R&amp;eden:</translation>
    </message>
    <message>
        <source>such as: the slip was read wrongly</source>
        <translation>zoals: het briefje was verkeerd gelezen</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Er is nog niets veranderd.</translation>
    </message>
    <message>
        <source>Nobody's points or place change.</source>
        <translation>Niemands punten of plaats veranderen.</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Uitslag van de partijen</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>geen uitslag</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningPage</name>
    <message>
        <source>The copy could not be written: %1</source>
        <translation>De kopie kon niet worden geschreven: %1</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>Clubavond</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeopleActions</name>
    <message>
        <source>plays for the club</source>
        <translation>speelt voor de club</translation>
    </message>
    <message>
        <source>A full point</source>
        <translation>Een heel punt</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t play in round %2 and gets a full point. Reason:</source>
        <translation>%1 speelt niet in ronde %2 en krijgt een heel punt. Reden:</translation>
    </message>
    <message>
        <source>Somebody who plays likes at least one game.</source>
        <translation>Wie meespeelt, houdt minstens van één spel.</translation>
    </message>
    <message>
        <source>what somebody likes to play</source>
        <translation>wat iemand graag speelt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rating of %1:</source>
        <translation>Rating van %1:</translation>
    </message>
    <message>
        <source>the rating was put right</source>
        <translation>de rating is rechtgezet</translation>
    </message>
    <message>
        <source>Always at one board</source>
        <translation>Altijd aan één bord</translation>
    </message>
    <message>
        <source>%1 always sits at this board; 0: at any</source>
        <translation>%1 zit altijd aan dit bord; 0: aan elk</translation>
    </message>
    <message>
        <source>where somebody sits</source>
        <translation>waar iemand zit</translation>
    </message>
    <message>
        <source>Line-up of %1</source>
        <translation>Opstelling van %1</translation>
    </message>
    <message>
        <source>Who plays from round %1 on, one name a line, board 1 first:</source>
        <translation>Wie er vanaf ronde %1 speelt, één naam per regel, bord 1 eerst:</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>%1 plays for:</source>
        <translation>%1 speelt voor:</translation>
    </message>
    <message>
        <source>the team was put right</source>
        <translation>het team is verbeterd</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>%1 starts with so many points:</source>
        <translation>%1 begint met zoveel punten:</translation>
    </message>
    <message>
        <source>the grade was put right</source>
        <translation>het niveau is verbeterd</translation>
    </message>
    <message>
        <source>What %1 has earned elsewhere</source>
        <translation>Wat %1 elders verdiend heeft</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Niet tegen elkaar</translation>
    </message>
    <message>
        <source>%1 must not meet:</source>
        <translation>%1 mag niet spelen tegen:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RoundActions</name>
    <message>
        <source>It breaks nothing.</source>
        <translation>Alles klopt.</translation>
    </message>
    <message>
        <source>Pairing by hand</source>
        <translation>Indeling met de hand</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Reden:</translation>
    </message>
    <message>
        <source>A pairing by hand needs a reason.</source>
        <translation>Een indeling met de hand heeft een reden nodig.</translation>
    </message>
    <message>
        <source>Exchange people or swap sides, then publish with a reason.</source>
        <translation>Verwissel mensen of ruil kanten, en maak bekend met een reden.</translation>
    </message>
    <message>
        <source>That breaks nothing.</source>
        <translation>Dat klopt.</translation>
    </message>
    <message>
        <source>End the tournament</source>
        <translation>Toernooi afsluiten</translation>
    </message>
    <message>
        <source>Nothing is paired any more; the standings stay as they are. Results can still be corrected.</source>
        <translation>Er wordt niets meer ingedeeld; de stand blijft zoals hij is. Uitslagen zijn nog te corrigeren.</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Nog een ronde</translation>
    </message>
    <message>
        <source>More rounds than were planned need a reason.</source>
        <translation>Meer rondes dan gepland hebben een reden nodig.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BoardActions</name>
    <message>
        <source>%1: %2 → %3 points, place %4 → %5</source>
        <translation>%1: %2 → %3 punten, plaats %4 → %5</translation>
    </message>
    <message>
        <source>and the places of %1 others</source>
        <translation>en de plaatsen van %1 anderen</translation>
    </message>
    <message>
        <source>Round %1 stays as it was published. It would have been: %2</source>
        <translation>Ronde %1 blijft zoals ze is bekendgemaakt. Ze was geweest: %2</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Bord %1: %2</translation>
    </message>
    <message>
        <source>Board %1 plays %2.</source>
        <translation>Bord %1 speelt %2.</translation>
    </message>
    <message>
        <source>A tournament's board has two seats; this game has others.</source>
        <translation>Een bord van een toernooi heeft twee plaatsen; dit spel heeft er een ander aantal.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentActions</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>%1 is taken back. Reason:</source>
        <translation>%1 wordt teruggenomen. Reden:</translation>
    </message>
    <message>
        <source>Results came for a round that was taken back; enter them again.</source>
        <translation>Er kwamen uitslagen voor een ronde die is teruggenomen; voer ze opnieuw in.</translation>
    </message>
    <message>
        <source>A newer program has written something that this one can't read.</source>
        <translation>Een nieuwer programma heeft iets geschreven dat dit niet kan lezen.</translation>
    </message>
    <message>
        <source>Paired twice</source>
        <translation>Twee keer ingedeeld</translation>
    </message>
    <message>
        <source>Two laptops have paired round %1. Which pairing was played?</source>
        <translation>Twee laptops hebben ronde %1 ingedeeld. Welke indeling is gespeeld?</translation>
    </message>
    <message>
        <source>this one was played</source>
        <translation>deze is gespeeld</translation>
    </message>
    <message>
        <source>They stay aside</source>
        <translation>Ze blijven terzijde</translation>
    </message>
    <message>
        <source>They are taken in</source>
        <translation>Ze tellen toch mee</translation>
    </message>
    <message>
        <source>From the first laptop</source>
        <translation>Van de eerste laptop</translation>
    </message>
    <message>
        <source>%1 entries were made on a laptop after the evening had gone on elsewhere.</source>
        <translation>%1 dingen zijn ingevoerd op een laptop nadat de avond elders verderging.</translation>
    </message>
    <message>
        <source>it was right</source>
        <translation>het klopte</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CopyActions</name>
    <message>
        <source>Copies go to %1.</source>
        <translation>Kopieën gaan naar %1.</translation>
    </message>
    <message>
        <source>What the other laptop had entered is here now.</source>
        <translation>Wat de andere laptop had ingevoerd, staat er nu ook.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>The last day was %1. Matches without a result: %2.</source>
        <translation>De laatste dag was %1. Partijen zonder uitslag: %2.</translation>
    </message>
    <message>
        <source>Until %1, in any order. Matches to be played: %2.</source>
        <translation>Tot en met %1, in willekeurige volgorde. Nog te spelen: %2.</translation>
    </message>
    <message>
        <source>Next: %1 – %2, round %3, board %4.</source>
        <translation>Volgende: %1 – %2, ronde %3, bord %4.</translation>
    </message>
    <message>
        <source>One result is missing.</source>
        <translation>Eén uitslag ontbreekt nog.</translation>
    </message>
    <message>
        <source>%1 results are missing.</source>
        <translation>%1 uitslagen ontbreken nog.</translation>
    </message>
    <message>
        <source>The tournament has ended.</source>
        <translation>Het toernooi is afgelopen.</translation>
    </message>
    <message>
        <source>All matches of the groups have been played.</source>
        <translation>Alle wedstrijden van de poules zijn gespeeld.</translation>
    </message>
    <message>
        <source>That was the last round.</source>
        <translation>Dat was de laatste ronde.</translation>
    </message>
    <message>
        <source>Whoever isn&apos;t there need not be waited for any longer: board %1.</source>
        <translation>Op wie er niet is, hoeft niet langer gewacht te worden: bord %1.</translation>
    </message>
    <message>
        <source>Boards marked * begin as soon as a board is free.</source>
        <translation>Borden met een * beginnen zodra er een bord vrij is.</translation>
    </message>
    <message>
        <source>%1 teams are here.</source>
        <translation>Er zijn %1 teams.</translation>
    </message>
    <message>
        <source>%1 people are here.</source>
        <translation>%1 mensen zijn er.</translation>
    </message>
    <message>
        <source>Check in who is here: a click on a row, or Space.</source>
        <translation>Vink aan wie er is: een klik op een rij, of de spatiebalk.</translation>
    </message>
</context>
<context>
    <name>ExplainWords</name>
    <message>
        <source>Bye: %1</source>
        <translation>Vrij: %1</translation>
    </message>
</context>
<context>
    <name>NextStage</name>
    <message>
        <source>Next stage</source>
        <translation>Volgende fase</translation>
    </message>
    <message>
        <source>So many of each group go on:</source>
        <translation>Zoveel van elke poule gaan door:</translation>
    </message>
    <message>
        <source>a cup</source>
        <translation>een beker</translation>
    </message>
    <message>
        <source>each against each, without those who have met</source>
        <translation>allen tegen allen, zonder wie elkaar al trof</translation>
    </message>
    <message>
        <source>They play:</source>
        <translation>Ze spelen:</translation>
    </message>
    <message>
        <source>Final: %1</source>
        <translation>Finale: %1</translation>
    </message>
    <message>
        <source>Cup: %1</source>
        <translation>Beker: %1</translation>
    </message>
    <message>
        <source>A result of the groups was corrected: %1 would not be here, and %2 would.</source>
        <translation>Een uitslag van de poules is verbeterd: %1 zou hier niet zijn, en %2 wel.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpenActions</name>
    <message>
        <source>Who wins a challenge takes the place of the one challenged.</source>
        <translation>Wie een uitdaging wint, krijgt de plaats van de uitgedaagde.</translation>
    </message>
    <message>
        <source>Nobody is waiting. Whoever wants to play is checked on the left.</source>
        <translation>Niemand wacht. Wie wil spelen, wordt links aangevinkt.</translation>
    </message>
    <message>
        <source>One is waiting for somebody to play.</source>
        <translation>Eén wacht op iemand om tegen te spelen.</translation>
    </message>
    <message>
        <source>%1 want to play.</source>
        <translation>%1 willen spelen.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningHead</name>
    <message>
        <source>%1 things contradict what another laptop says.</source>
        <translation>%1 dingen kloppen niet met wat een andere laptop zegt.</translation>
    </message>
    <message>
        <source>A folder, a stick or another laptop that gets a copy after each result</source>
        <translation>Een map, een stick of een andere laptop die na elke uitslag een kopie krijgt</translation>
    </message>
    <message>
        <source>A lot is still to be drawn. Its check code begins with %1</source>
        <translation>Er moet nog geloot worden. De controlecode begint met %1</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Kopieën…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Beslissen…</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verloop…</translation>
    </message>
    <message>
        <source>Its name, clock and boards; minutes alone, or the last day</source>
        <translation>Naam, klok en borden; minuten alleen, of de laatste dag</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Lots…</source>
        <translation>Lotingen…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Pairings, boards and standings on a second screen</source>
        <translation>Indeling, borden en stand op een tweede scherm</translation>
    </message>
    <message>
        <source>Pairings, standings, slips, score sheets and more: to print, as PDF, for the web</source>
        <translation>Indeling, stand, briefjes, notatieformulieren en meer: om af te drukken, als PDF, voor het web</translation>
    </message>
    <message>
        <source>Papers…</source>
        <translation>Papieren…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projector</translation>
    </message>
    <message>
        <source>Something contradicts what another laptop says.</source>
        <translation>Iets klopt niet met wat een andere laptop zegt.</translation>
    </message>
    <message>
        <source>The check code, words that are called out, and lots drawn again</source>
        <translation>De controlecode, geroepen woorden, en lotingen opnieuw gedaan</translation>
    </message>
    <message>
        <source>What was done, by whom and where; what nothing depends on is taken back here</source>
        <translation>Wat er gedaan is, door wie en waar; waar niets van afhangt, wordt hier teruggenomen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningProjector</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Eerste speler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Tweede speler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>Round %1, by name</source>
        <translation>Ronde %1, op naam</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Meets</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Standings, %1</source>
        <comment>after round 3</comment>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Nog niemand heeft gespeeld.</translation>
    </message>
    <message>
        <source>The first round is about to be paired.</source>
        <translation>De eerste ronde wordt zo ingedeeld.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Round %1, still playing</source>
        <translation>Ronde %1, nog bezig</translation>
    </message>
    <message>
        <source>Playing now</source>
        <translation>Nu bezig</translation>
    </message>
    <message>
        <source>Nobody plays at the moment.</source>
        <translation>Op dit moment speelt niemand.</translation>
    </message>
    <message>
        <source>Who wants to play</source>
        <translation>Wie wil spelen</translation>
    </message>
    <message>
        <source>Check code of the lot:</source>
        <translation>Controlecode van de loting:</translation>
    </message>
    <message>
        <source>The next lot</source>
        <translation>De volgende loting</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ExchangePeople</name>
    <message>
        <source>Exchange two people</source>
        <translation>Twee mensen verwisselen</translation>
    </message>
    <message>
        <source>&amp;Exchange</source>
        <translation>&amp;Verwisselen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Who:</source>
        <translation>&amp;Wie:</translation>
    </message>
    <message>
        <source>W&amp;ith:</source>
        <translation>&amp;Met:</translation>
    </message>
    <message>
        <source>%1 (bye)</source>
        <translation>%1 (vrij)</translation>
    </message>
    <message>
        <source>%1 (board %2)</source>
        <translation>%1 (bord %2)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpenPanel</name>
    <message>
        <source>They play</source>
        <translation>Ze spelen</translation>
    </message>
    <message>
        <source>They play: %1</source>
        <translation>Ze spelen: %1</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Nu niet: %1</translation>
    </message>
    <message>
        <source>Nobody plays at the moment</source>
        <translation>Op dit moment speelt niemand</translation>
    </message>
    <message>
        <source>Boards where somebody plays: %1</source>
        <translation>Borden waar gespeeld wordt: %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Eerste speler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Tweede speler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Open evening</source>
        <translation>Vrije avond</translation>
    </message>
    <message>
        <source>Boards of the evening, those where somebody plays first</source>
        <translation>Borden van de avond, waar gespeeld wordt eerst</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corrigeren…</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spelen</translation>
    </message>
    <message>
        <source>These two play on this computer; the result enters by itself.</source>
        <translation>Deze twee spelen op deze computer; de uitslag komt vanzelf.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>One pair is proposed.</source>
        <translation>Eén tweetal wordt voorgesteld.</translation>
    </message>
    <message>
        <source>%1 pairs are proposed.</source>
        <translation>%1 tweetallen worden voorgesteld.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Tegen de computer</translation>
    </message>
    <message>
        <source>Play the computer: %1</source>
        <translation>Tegen de computer: %1</translation>
    </message>
    <message>
        <source>Then only games are proposed that there is still time for.</source>
        <translation>Dan worden alleen spellen voorgesteld waar nog tijd voor is.</translation>
    </message>
    <message>
        <source>When the evening ends</source>
        <translation>Wanneer de avond eindigt</translation>
    </message>
    <message>
        <source>Ends at:</source>
        <translation>Eindigt om:</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Wie uitdaagt</translation>
    </message>
    <message>
        <source>Who is challenged</source>
        <translation>Wie uitgedaagd wordt</translation>
    </message>
    <message>
        <source>challenges</source>
        <comment>stands between two names</comment>
        <translation>daagt uit</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Uitdagen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PastePeople</name>
    <message>
        <source>Many people at once</source>
        <translation>Veel mensen tegelijk</translation>
    </message>
    <message>
        <source>Names, one a line, or columns of a spreadsheet</source>
        <translation>Namen, één per regel, of kolommen van een rekenblad</translation>
    </message>
    <message>
        <source>Paste here: a name on each line, or columns of a spreadsheet</source>
        <translation>Plak hier: een naam op elke regel, of kolommen van een rekenblad</translation>
    </message>
    <message>
        <source>What will be done with each line</source>
        <translation>Wat er met elke regel gebeurt</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Bestand &amp;openen…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Open a list of people</source>
        <translation>Lijst met mensen openen</translation>
    </message>
    <message>
        <source>Tables and texts</source>
        <translation>Tabellen en teksten</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>%1 can't be read, or is too large for a list of people.</source>
        <translation>%1 kan niet worden gelezen, of is te groot voor een lijst met mensen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation>Wat er gebeurt</translation>
    </message>
    <message>
        <source>Line %1 is no name</source>
        <translation>Regel %1 is geen naam</translation>
    </message>
    <message>
        <source>Twice: also in line %1</source>
        <translation>Dubbel: ook in regel %1</translation>
    </message>
    <message>
        <source>Is there already</source>
        <translation>Is er al</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Lid</translation>
    </message>
    <message>
        <source>New guest</source>
        <translation>Nieuwe gast</translation>
    </message>
    <message>
        <source>%1 will be added, %2 lines are passed over.</source>
        <translation>%1 komen erbij, %2 regels worden overgeslagen.</translation>
    </message>
    <message>
        <source>&amp;Add %1</source>
        <translation>%1 toevoe&amp;gen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeoplePanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <translation>%1 van %2 aanwezig</translation>
    </message>
    <message>
        <source>&amp;Not in round %1</source>
        <translation>&amp;Niet in ronde %1</translation>
    </message>
    <message>
        <source>&amp;Half a point for round %1</source>
        <translation>&amp;Half punt voor ronde %1</translation>
    </message>
    <message>
        <source>&amp;Back again</source>
        <translation>&amp;Weer terug</translation>
    </message>
    <message>
        <source>&amp;Leaves for good</source>
        <translation>&amp;Gaat weg</translation>
    </message>
    <message>
        <source>&amp;Must not meet…</source>
        <translation>&amp;Mag niet tegen…</translation>
    </message>
    <message>
        <source>&amp;Everybody is here</source>
        <translation>&amp;Iedereen is er</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>People: checked who takes part</source>
        <translation>Mensen: aangevinkt wie meedoet</translation>
    </message>
    <message>
        <source>People: checked who wants to play</source>
        <translation>Mensen: aangevinkt wie wil spelen</translation>
    </message>
    <message>
        <source>People: checked who plays in the next round</source>
        <translation>Mensen: aangevinkt wie in de volgende ronde speelt</translation>
    </message>
    <message>
        <source>Add a member or guest</source>
        <translation>Lid of gast toevoegen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Erbij</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>Plakken…</translation>
    </message>
    <message>
        <source>Takes many people in at once: pasted, or from a spreadsheet (CSV)</source>
        <translation>Neemt veel mensen tegelijk op: geplakt, of uit een rekenblad (CSV)</translation>
    </message>
    <message>
        <source>All or none</source>
        <translation>Allen of geen</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Meer…</translation>
    </message>
    <message>
        <source>What else the chosen person does: pauses, leaves, comes back</source>
        <translation>Wat de gekozen persoon verder doet: overslaan, weggaan, terugkomen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Likes %1</source>
        <translation>Speelt graag %1</translation>
    </message>
    <message>
        <source>Not in round %1</source>
        <translation>Niet in ronde %1</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <translation>&amp;Rating…</translation>
    </message>
    <message>
        <source>L&amp;ine-up…</source>
        <translation>&amp;Opstelling…</translation>
    </message>
    <message>
        <source>&amp;Team…</source>
        <translation>&amp;Team…</translation>
    </message>
    <message>
        <source>&amp;Grade…</source>
        <translation>N&amp;iveau…</translation>
    </message>
    <message>
        <source>E&amp;arned elsewhere…</source>
        <translation>&amp;Elders verdiend…</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>People on the ladder, the first on top</source>
        <translation>Mensen op de ladder, de eerste bovenaan</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Een team toevoegen</translation>
    </message>
    <message>
        <source>Name of a team</source>
        <translation>Teamnaam</translation>
    </message>
    <message>
        <source>T&amp;ake back what was earned elsewhere…</source>
        <translation>Wat &amp;elders verdiend is terugnemen…</translation>
    </message>
    <message>
        <source>E&amp;xcused in round %1</source>
        <translation>Met &amp;bericht afwezig in ronde %1</translation>
    </message>
    <message>
        <source>Plays for the &amp;club in round %1</source>
        <translation>Speelt voor de &amp;club in ronde %1</translation>
    </message>
    <message>
        <source>A f&amp;ull point for round %1…</source>
        <translation>Heel p&amp;unt voor ronde %1…</translation>
    </message>
    <message>
        <source>Al&amp;ways at one board…</source>
        <translation>Altijd &amp;aan één bord…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultEntry</name>
    <message>
        <source>Board and key, then Enter: 1 first player wins, 2 second player wins, = draw</source>
        <translation>Bord en toets, dan Enter: 1 eerste speler wint, 2 tweede speler wint, = remise</translation>
    </message>
    <message>
        <source>Type the number of a board and 1, 2, =, + or -.</source>
        <translation>Typ het nummer van een bord en 1, 2, =, + of -.</translation>
    </message>
    <message>
        <source>There is no board %1.</source>
        <translation>Bord %1 is er niet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two people, a result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It has a result: %1</source>
        <translation>Er is al een uitslag: %1</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Uitslag:</translation>
    </message>
    <message>
        <source>Result: board and key</source>
        <translation>Uitslag: bord en toets</translation>
    </message>
    <message>
        <source>1 first player wins, 2 or 0 second player wins, = draw,
+ second player is not there, - first player is not there, -- neither is,
* no result yet</source>
        <translation>1 eerste speler wint, 2 of 0 tweede speler wint, = remise,
+ tweede speler is er niet, - eerste speler is er niet, -- geen van beiden,
* nog geen uitslag</translation>
    </message>
    <message>
        <source>Board and each game for the first team, then Enter: 1 1-0,½-½,0-1,+:-</source>
        <translation>Bord en elke partij voor het eerste team, dan Enter: 1 1-0,½-½,0-1,+:-</translation>
    </message>
    <message>
        <source>Board and the sum for the first player, then Enter: 1 1½-½</source>
        <translation>Bord en de som voor de eerste speler, dan Enter: 1 1½-½</translation>
    </message>
    <message>
        <source>Type the number of a board, a space and its result.</source>
        <translation>Typ het nummer van een bord, een spatie en de uitslag.</translation>
    </message>
    <message>
        <source>Result of a match: board and result</source>
        <translation>Uitslag van een paar: bord en uitslag</translation>
    </message>
    <message>
        <source>1-0, 0-1, ½-½ or = for a game, +:- and -:+ where one is not there,
* no result yet</source>
        <translation>1-0, 0-1, ½-½ of = voor een partij, +:- en -:+ als er een niet is,
* nog geen uitslag</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Standings; Enter tells how a place came about</source>
        <translation>Stand; Enter vertelt hoe een plaats tot stand kwam</translation>
    </message>
    <message>
        <source>Enter or a double click tells how a place came about.</source>
        <translation>Enter of dubbelklikken vertelt hoe een plaats tot stand kwam.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Wat als…</translation>
    </message>
    <message>
        <source>The standings if the boards that still play end so</source>
        <translation>De stand als de borden die nog spelen zo eindigen</translation>
    </message>
    <message>
        <source>Series…</source>
        <translation>Reeks…</translation>
    </message>
    <message>
        <source>What the evenings of this series come to together</source>
        <translation>Wat de avonden van deze reeks samen opleveren</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentForm</name>
    <message>
        <source>guest</source>
        <translation>gast</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Het toernooi heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Kies een spel.</translation>
    </message>
    <message>
        <source>Each round is of the next game, in the order of the list.</source>
        <translation>Elke ronde is van het volgende spel, in de volgorde van de lijst.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Naam:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Spellen:</translation>
    </message>
    <message>
        <source>Rounds:</source>
        <translation>Ronden:</translation>
    </message>
    <message>
        <source>Clock:</source>
        <translation>Klok:</translation>
    </message>
    <message>
        <source>Games: checked those that are played</source>
        <translation>Spellen: aangevinkt wat gespeeld wordt</translation>
    </message>
    <message>
        <source>Matches of two games, sides swapped</source>
        <translation>Twee partijen per ontmoeting, kanten geruild</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Telt mee</translation>
    </message>
    <message>
        <source>What fits into the evening</source>
        <translation>Wat past in de avond</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Team A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Team B</translation>
    </message>
    <message>
        <source>%1 is no grade; write a whole number.</source>
        <translation>%1 is geen niveau; schrijf een heel getal.</translation>
    </message>
    <message>
        <source>Counts for a series</source>
        <translation>Telt voor een reeks</translation>
    </message>
    <message>
        <source>%1 is no number of points.</source>
        <translation>%1 is geen aantal punten.</translation>
    </message>
    <message>
        <source>The two at a board choose the game; until they have, it is the next one of the list.</source>
        <translation>De twee aan een bord kiezen het spel; tot dan is het het volgende van de lijst.</translation>
    </message>
    <message>
        <source>%1 is no day; write it such as 31-3-2027.</source>
        <translation>%1 is geen dag; schrijf zoiets als 31-3-2027.</translation>
    </message>
    <message>
        <source>%1 is no share; write it such as 2/3.</source>
        <translation>%1 is geen deel; schrijf zoiets als 2/3.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesFold</name>
    <message>
        <source>Boards of each game: write a number for each, in the order of the list.</source>
        <translation>Borden per spel: schrijf een getal voor elk, in de volgorde van de lijst.</translation>
    </message>
    <message>
        <source>Points, tie-breaks, sides</source>
        <translation>Punten, gelijke stand, kanten</translation>
    </message>
    <message>
        <source>Win, draw, loss:</source>
        <translation>Winst, remise, verlies:</translation>
    </message>
    <message>
        <source>Tie-breaks:</source>
        <translation>Bij gelijke stand:</translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation>de gebruikelijke</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as BH/C1,BH,DE</source>
        <translation>Codes met komma’s ertussen, zoals BH/C1,BH,DE</translation>
    </message>
    <message>
        <source>Order at first:</source>
        <translation>Beginvolgorde:</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Stand:</translation>
    </message>
    <message>
        <source>beating the leaders counts most (Keizer)</source>
        <translation>winst op de koplopers telt het meest (Keizer)</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>op punten</translation>
    </message>
    <message>
        <source>Boards:</source>
        <translation>Borden:</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genoeg</translation>
    </message>
    <message>
        <source>How many there are; with fewer than a round needs some play when one is free.</source>
        <translation>Hoeveel er zijn; zijn er te weinig voor een ronde, dan spelen sommigen zodra er een vrij is.</translation>
    </message>
    <message>
        <source>Boards of each game:</source>
        <translation>Borden per spel:</translation>
    </message>
    <message>
        <source>A number for each game, in the order of the list, with blanks between, such as: 4 2</source>
        <translation>Een getal voor elk spel, in de volgorde van de lijst, met spaties ertussen, zoals: 4 2</translation>
    </message>
    <message>
        <source>Instead of a bye:</source>
        <translation>In plaats van vrij:</translation>
    </message>
    <message>
        <source>Sides are balanced</source>
        <translation>Kanten worden verdeeld</translation>
    </message>
    <message>
        <source>Twice, with sides swapped</source>
        <translation>Twee keer, met geruilde kanten</translation>
    </message>
    <message>
        <source>Everybody plays unless he says he doesn't</source>
        <translation>Iedereen speelt, tenzij hij afzegt</translation>
    </message>
    <message>
        <source>People of like strength rather meet</source>
        <translation>Liever tegen iemand van gelijke sterkte</translation>
    </message>
    <message>
        <source>The two at a board choose the game</source>
        <translation>De twee aan een bord kiezen het spel</translation>
    </message>
    <message>
        <source>System:</source>
        <translation>Systeem:</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>op rating</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>zoals ingevoerd</translation>
    </message>
    <message>
        <source>nobody to play</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ApartField</name>
    <message>
        <source>Don&apos;t meet: %1</source>
        <translation>Niet tegen elkaar: %1</translation>
    </message>
    <message>
        <source>Must not meet…</source>
        <translation>Niet tegen elkaar…</translation>
    </message>
    <message>
        <source>A family, or people who come in one car: no two of them meet.</source>
        <translation>Een gezin, of mensen uit één auto: geen twee van hen treffen elkaar.</translation>
    </message>
    <message>
        <source>Everybody may meet</source>
        <translation>Iedereen tegen iedereen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PointsChoice</name>
    <message>
        <source>as the game gives them: %1</source>
        <translation>zoals het spel ze geeft: %1</translation>
    </message>
</context>
<context>
    <name>ChosenWords</name>
    <message>
        <source>%1 and others have neither a grade nor a rating; write a grade beside the name.</source>
        <translation>%1 en anderen hebben geen niveau en geen rating; schrijf een niveau naast de naam.</translation>
    </message>
    <message>
        <source>No grade or rating is known of %1; write a grade beside the name.</source>
        <translation>Van %1 is geen niveau of rating bekend; schrijf een niveau naast de naam.</translation>
    </message>
    <message>
        <source>Write beside the names who plays for which team.</source>
        <translation>Schrijf naast de namen wie voor welk team speelt.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentPage</name>
    <message>
        <source>Club evening</source>
        <translation>Clubavond</translation>
    </message>
    <message>
        <source>What is it to be this evening?</source>
        <translation>Wat wordt het vanavond?</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Verdergaan met</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Go on from a copy…</source>
        <translation>Verdergaan vanaf een kopie…</translation>
    </message>
    <message>
        <source>Another laptop has left it on a stick or in a folder.</source>
        <translation>Een andere laptop heeft die op een stick of in een map gezet.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>More kinds of tournament</source>
        <translation>Meer soorten toernooien</translation>
    </message>
</context>
<context>
    <name>PaperNames</name>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Indeling op bord</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Indeling op naam</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Uitslagbriefjes</translation>
    </message>
    <message>
        <source>The state as codes</source>
        <translation>De stand van zaken als codes</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Notatieformulieren</translation>
    </message>
    <message>
        <source>Sheet for a power cut</source>
        <translation>Vel voor een stroomstoring</translation>
    </message>
    <message>
        <source>Matches of the evening</source>
        <translation>Partijen van de avond</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Kruistabel</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Naambordjes</translation>
    </message>
    <message>
        <source>Personal cards</source>
        <translation>Persoonlijke kaarten</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Oorkonden</translation>
    </message>
    <message>
        <source>Bulletin</source>
        <translation>Bulletin</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PapersDialog</name>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>De printer is niet bereikbaar.</translation>
    </message>
    <message>
        <source>Pr&amp;evious sheet</source>
        <translation>V&amp;orig vel</translation>
    </message>
    <message>
        <source>&amp;Next sheet</source>
        <translation>&amp;Volgend vel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Af&amp;drukken…</translation>
    </message>
    <message>
        <source>Folder for the &amp;web…</source>
        <translation>Map voor het &amp;web…</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papieren</translation>
    </message>
    <message>
        <source>whole names</source>
        <translation>hele namen</translation>
    </message>
    <message>
        <source>first name and a letter</source>
        <translation>voornaam en een letter</translation>
    </message>
    <message>
        <source>numbers only</source>
        <translation>alleen nummers</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronde:</translation>
    </message>
    <message>
        <source>Places:</source>
        <translation>Plaatsen:</translation>
    </message>
    <message>
        <source>Names:</source>
        <translation>Namen:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Taal:</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Pagina voor een browser</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Tabel voor een rekenblad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Opgeslagen: %1</translation>
    </message>
    <message>
        <source>Folder for the web</source>
        <translation>Map voor het web</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhyDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Wat besliste</translation>
    </message>
    <message>
        <source>choose somebody</source>
        <translation>kies iemand</translation>
    </message>
    <message>
        <source>Why not with:</source>
        <translation>Waarom niet met:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AdviceBox</name>
    <message>
        <source>Time:</source>
        <translation>Tijd:</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minuten</translation>
    </message>
    <message>
        <source>Minutes of the evening</source>
        <translation>Minuten van de avond</translation>
    </message>
    <message>
        <source>What fits?</source>
        <translation>Wat past?</translation>
    </message>
    <message>
        <source>Hundreds of evenings with these people are drawn by lot and counted.</source>
        <translation>Honderden avonden met deze mensen worden geloot en geteld.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PhonesPage</name>
    <message>
        <source>Open to phones</source>
        <translation>Openstellen voor telefoons</translation>
    </message>
    <message>
        <source>Closing…</source>
        <translation>Sluiten…</translation>
    </message>
    <message>
        <source>&amp;Close to phones</source>
        <translation>&amp;Sluiten voor telefoons</translation>
    </message>
    <message>
        <source>The club is open to phones</source>
        <translation>De club staat open voor telefoons</translation>
    </message>
    <message>
        <source>The program boardwright-server, which lets phones in, is missing beside this one: install it too.</source>
        <translation>Het programma boardwright-server, dat telefoons binnenlaat, ontbreekt naast dit programma: installeer het ook.</translation>
    </message>
    <message>
        <source>Port %1 can&apos;t be opened: another program has it. End that one, or open on another port.</source>
        <translation>Poort %1 kan niet geopend worden: een ander programma gebruikt die. Sluit dat af, of neem een andere poort.</translation>
    </message>
    <message>
        <source>The server has ended unexpectedly. Every move that was acknowledged is kept: open again, and the games go on.</source>
        <translation>De server is onverwacht gestopt. Elke bevestigde zet is bewaard: stel opnieuw open, en de partijen gaan verder.</translation>
    </message>
    <message>
        <source>What the server says can&apos;t be understood: install the whole program anew.</source>
        <translation>Wat de server zegt is niet te begrijpen: installeer het hele programma opnieuw.</translation>
    </message>
    <message>
        <source>The club can&apos;t be opened to phones: %1</source>
        <translation>De club kan niet opengesteld worden voor telefoons: %1</translation>
    </message>
    <message>
        <source>Open to phones: %1</source>
        <translation>Open voor telefoons: %1</translation>
    </message>
    <message>
        <source>This computer has another address now: %1</source>
        <translation>Deze computer heeft nu een ander adres: %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nog niemand</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>20:14:05 from 192.168.1.23</comment>
        <translation>%1 vanaf %2</translation>
    </message>
    <message>
        <source>%1 from this computer</source>
        <comment>20:14:05 from this computer</comment>
        <translation>%1 vanaf deze computer</translation>
    </message>
    <message>
        <source>QR code: %1</source>
        <translation>QR-code: %1</translation>
    </message>
    <message>
        <source>QR code of the Wi-Fi %1</source>
        <translation>QR-code van het wifi %1</translation>
    </message>
    <message>
        <source>This computer is in no network: join a Wi-Fi or make a hotspot, and the address here follows.</source>
        <translation>Deze computer zit in geen netwerk: ga op een wifi of maak een hotspot, en het adres hier volgt.</translation>
    </message>
    <message>
        <source>1. Into the Wi-Fi “%1”</source>
        <translation>1. Op het wifi “%1”</translation>
    </message>
    <message>
        <source>2. To the page</source>
        <translation>2. Naar de pagina</translation>
    </message>
    <message>
        <source>Scan this, or type the address:</source>
        <translation>Scan dit, of typ het adres:</translation>
    </message>
    <message>
        <source>The club is open to phones, and people are here.</source>
        <translation>De club staat open voor telefoons, en er zijn mensen.</translation>
    </message>
    <message>
        <source>Their games wait, and go on when it is opened again.</source>
        <translation>Hun partijen wachten, en gaan verder als hij weer opengaat.</translation>
    </message>
    <message>
        <source>Close &amp;all the same</source>
        <translation>&amp;Toch sluiten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>This computer is in several networks: choose the one that the phones are in</source>
        <translation>Deze computer zit in meer netwerken: kies dat van de telefoons</translation>
    </message>
    <message>
        <source>Guests&apos; code</source>
        <translation>Code voor gasten</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aanwezig</translation>
    </message>
    <message>
        <source>Games now</source>
        <translation>Partijen nu</translation>
    </message>
    <message>
        <source>Page reached last</source>
        <translation>Pagina het laatst bereikt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NobodyCame</name>
    <message>
        <source>A firewall on this computer: sudo ufw allow %1/tcp</source>
        <translation>Een firewall op deze computer: sudo ufw allow %1/tcp</translation>
    </message>
    <message>
        <source>Nobody has come yet. In this order, it may be that:</source>
        <translation>Er is nog niemand gekomen. In deze volgorde kan het zijn:</translation>
    </message>
    <message>
        <source>The Wi-Fi is one for guests that keeps phones apart: take another, or make the phone&apos;s own hotspot the Wi-Fi.</source>
        <translation>Het wifi is er een voor gasten dat telefoons uit elkaar houdt: neem een ander, of maak van de hotspot van de telefoon het wifi.</translation>
    </message>
    <message>
        <source>The phone is on mobile data because this Wi-Fi has no internet: switch mobile data off.</source>
        <translation>De telefoon gebruikt mobiele data omdat dit wifi geen internet heeft: zet mobiele data uit.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WifiPanel</name>
    <message>
        <source>The Wi-Fi as a code too</source>
        <translation>Ook het wifi als code</translation>
    </message>
    <message>
        <source>Phones that scan it join the Wi-Fi without typing.</source>
        <translation>Telefoons die hem scannen gaan zonder typen op het wifi.</translation>
    </message>
    <message>
        <source>&amp;Name of the Wi-Fi</source>
        <translation>&amp;Naam van het wifi</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Wachtwoord</translation>
    </message>
    <message>
        <source>&amp;Remember both on this computer</source>
        <translation>Beide op deze computer on&amp;thouden</translation>
    </message>
    <message>
        <source>Where there is no Wi-Fi, or one that keeps phones apart, this computer can be one itself. As long as it is, it is in no other Wi-Fi.</source>
        <translation>Waar geen wifi is, of een die telefoons van elkaar scheidt, kan deze computer er zelf een zijn. Zolang dat zo is, zit hij op geen ander wifi.</translation>
    </message>
    <message>
        <source>This computer is a Wi-Fi now: %1</source>
        <translation>Deze computer is nu een wifi: %1</translation>
    </message>
    <message>
        <source>This computer is no Wi-Fi any more.</source>
        <translation>Deze computer is geen wifi meer.</translation>
    </message>
    <message>
        <source>NetworkManager makes no Wi-Fi of this computer, and doesn&apos;t say why.</source>
        <translation>NetworkManager maakt van deze computer geen wifi, en zegt niet waarom.</translation>
    </message>
    <message>
        <source>NetworkManager makes no Wi-Fi of this computer: %1</source>
        <translation>NetworkManager maakt van deze computer geen wifi: %1</translation>
    </message>
    <message>
        <source>Making a Wi-Fi…</source>
        <translation>Er wordt een wifi gemaakt…</translation>
    </message>
    <message>
        <source>Ending the Wi-Fi…</source>
        <translation>Het wifi wordt beëindigd…</translation>
    </message>
    <message>
        <source>&amp;End this computer&apos;s Wi-Fi</source>
        <translation>Wifi van deze computer &amp;beëindigen</translation>
    </message>
    <message>
        <source>&amp;Make this computer a Wi-Fi</source>
        <translation>Van deze computer een wifi &amp;maken</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StaffCodes</name>
    <message>
        <source>Organiser&apos;s code</source>
        <translation>Code van de organisator</translation>
    </message>
    <message>
        <source>Codes for who helps</source>
        <translation>Codes voor wie helpt</translation>
    </message>
    <message>
        <source>Typed on a phone, under “I help or organise”: a helper checks people in and enters results, an arbiter also corrects them, the organiser does everything. Close this before a projector shows it.</source>
        <translation>Op een telefoon getypt, onder “Ik help of organiseer”: een helper meldt mensen aan en voert uitslagen in, een arbiter verbetert ze ook, de organisator doet alles. Sluit dit voordat een projector het toont.</translation>
    </message>
    <message>
        <source>Helpers&apos; code</source>
        <translation>Code van de helpers</translation>
    </message>
    <message>
        <source>Arbiter&apos;s code</source>
        <translation>Code van de arbiter</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpeningForm</name>
    <message>
        <source>Opening…</source>
        <translation>Openstellen…</translation>
    </message>
    <message>
        <source>&amp;Open to phones</source>
        <translation>&amp;Openstellen voor telefoons</translation>
    </message>
    <message>
        <source>Whoever is in the same Wi-Fi plays on a phone or a laptop, in its browser: this computer gives out a page, and no internet is needed. It is the same club as here: members, matches and points.</source>
        <translation>Wie op hetzelfde wifi zit speelt op een telefoon of laptop, in de browser: deze computer deelt een pagina uit, en internet is niet nodig. Het is dezelfde club als hier: leden, partijen en punten.</translation>
    </message>
    <message>
        <source>Name of the &amp;club on the page</source>
        <translation>Naam van de &amp;club op de pagina</translation>
    </message>
    <message>
        <source>&amp;Guests need the code of the evening</source>
        <translation>&amp;Gasten hebben de code van de avond nodig</translation>
    </message>
    <message>
        <source>&amp;Spectators see games</source>
        <translation>&amp;Toeschouwers zien partijen</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>1 minute late</source>
        <translation>1 minuut later</translation>
    </message>
    <message>
        <source>%1 minutes late</source>
        <translation>%1 minuten later</translation>
    </message>
    <message>
        <source>1 move late</source>
        <translation>1 zet later</translation>
    </message>
    <message>
        <source>%1 moves late</source>
        <translation>%1 zetten later</translation>
    </message>
    <message>
        <source>Open on another &amp;port</source>
        <translation>Een andere &amp;poort nemen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BalanceDialog</name>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Invoeren</translation>
    </message>
    <message>
        <source>Earned elsewhere</source>
        <translation>Elders verdiend</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Entered once, and part of the standings from then on: for a season that begins in its middle.</source>
        <translation>Eén keer ingevoerd, en vanaf dan deel van de stand: voor een seizoen dat halverwege begint.</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>zoals ingevoerd</translation>
    </message>
    <message>
        <source>such as: rounds 1 to 5 on paper</source>
        <translation>zoals: ronden 1 tot 5 op papier</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Punten:</translation>
    </message>
    <message>
        <source>&amp;Status:</source>
        <translation>&amp;Status:</translation>
    </message>
    <message>
        <source>Ra&amp;ting:</source>
        <translation>&amp;Rating:</translation>
    </message>
    <message>
        <source>Rea&amp;son:</source>
        <translation>R&amp;eden:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KindFields</name>
    <message>
        <source>Boards of a team:</source>
        <translation>Borden per team:</translation>
    </message>
    <message>
        <source>Groups:</source>
        <translation>Poules:</translation>
    </message>
    <message>
        <source>Points of a grade:</source>
        <translation>Punten per niveau:</translation>
    </message>
    <message>
        <source>Whoever has no grade written starts by rating: one grade higher for each so many points.</source>
        <translation>Wie geen niveau heeft staan, begint naar rating: per zoveel punten één niveau hoger.</translation>
    </message>
    <message>
        <source>Highest grade:</source>
        <translation>Hoogste niveau:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>All from this grade up start equal.</source>
        <translation>Allen vanaf dit niveau beginnen gelijk.</translation>
    </message>
    <message>
        <source>Places up:</source>
        <translation>Plaatsen hoger:</translation>
    </message>
    <message>
        <source>So many places higher may be challenged.</source>
        <translation>Zoveel plaatsen hoger mag uitgedaagd worden.</translation>
    </message>
    <message>
        <source>Days to play:</source>
        <translation>Dagen tijd:</translation>
    </message>
    <message>
        <source>A challenge that isn&apos;t played by then is lost for the one challenged.</source>
        <translation>Een uitdaging die dan niet gespeeld is, is verloren voor de uitgedaagde.</translation>
    </message>
    <message>
        <source>Who loses:</source>
        <translation>Wie verliest:</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ligt eruit</translation>
    </message>
    <message>
        <source>plays a second cup</source>
        <translation>speelt een tweede beker</translation>
    </message>
    <message>
        <source>has a second chance</source>
        <translation>heeft een tweede kans</translation>
    </message>
    <message>
        <source>plays for a place</source>
        <translation>speelt om een plaats</translation>
    </message>
    <message>
        <source>While level:</source>
        <translation>Bij gelijke stand:</translation>
    </message>
    <message>
        <source>no more games</source>
        <translation>geen partijen meer</translation>
    </message>
    <message>
        <source>Clocks with commas between them, such as 10m,5m: two more games with each in turn.</source>
        <translation>Klokken met komma&apos;s ertussen, zoals 10m,5m: met elk om de beurt nog twee partijen.</translation>
    </message>
    <message>
        <source>Late corrections leave the table as it was</source>
        <translation>Late verbeteringen laten de stand zoals hij was</translation>
    </message>
    <message>
        <source>What is corrected two rounds later counts for ratings and the record alone.</source>
        <translation>Wat twee ronden later verbeterd wordt, telt alleen voor ratings en het archief.</translation>
    </message>
    <message>
        <source>A level match:</source>
        <translation>Een gelijke stand:</translation>
    </message>
    <message>
        <source>is decided by you</source>
        <translation>beslis je zelf</translation>
    </message>
    <message>
        <source>is won by the second side</source>
        <translation>wint wie kant 2 heeft</translation>
    </message>
    <message>
        <source>is decided by lot</source>
        <translation>beslist het lot</translation>
    </message>
    <message>
        <source>is won by the higher seed</source>
        <translation>wint wie hoger geplaatst is</translation>
    </message>
    <message>
        <source>Teams stand by:</source>
        <translation>Teams staan naar:</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>gewonnen wedstrijden</translation>
    </message>
    <message>
        <source>points of all boards</source>
        <translation>punten van alle borden</translation>
    </message>
    <message>
        <source>The third place is played out</source>
        <translation>Om de derde plaats wordt gespeeld</translation>
    </message>
    <message>
        <source>The weaker one gets a handicap</source>
        <translation>De zwakste krijgt een voorgift</translation>
    </message>
    <message>
        <source>Winner and loser change places</source>
        <translation>Winnaar en verliezer ruilen van plaats</translation>
    </message>
    <message>
        <source>Else all between them move down one place.</source>
        <translation>Anders zakken allen daartussen één plaats.</translation>
    </message>
    <message>
        <source>The stronger half begins ahead, for pairing alone</source>
        <translation>De sterkste helft begint voor, alleen voor de indeling</translation>
    </message>
    <message>
        <source>Series:</source>
        <translation>Reeks:</translation>
    </message>
    <message>
        <source>Evenings with the same name of a series count together.</source>
        <translation>Avonden met dezelfde naam van een reeks tellen samen.</translation>
    </message>
    <message>
        <source>An evening gives:</source>
        <translation>Een avond geeft:</translation>
    </message>
    <message>
        <source>100 down to 0</source>
        <translation>van 100 tot 0</translation>
    </message>
    <message>
        <source>the points won</source>
        <translation>de behaalde punten</translation>
    </message>
    <message>
        <source>points for an all-round table of games</source>
        <translation>punten voor een stand over alle spellen</translation>
    </message>
    <message>
        <source>So many count:</source>
        <translation>Zoveel tellen:</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Lowest grade:</source>
        <translation>Laagste niveau:</translation>
    </message>
    <message>
        <source>All from this grade down start equal, and so does who has no grade.</source>
        <translation>Allen vanaf dit niveau en lager beginnen gelijk, en wie geen niveau heeft ook.</translation>
    </message>
    <message>
        <source>People play for teams</source>
        <translation>Mensen spelen voor teams</translation>
    </message>
    <message>
        <source>The points of its people are a team&apos;s; they don&apos;t meet each other.</source>
        <translation>De punten van zijn mensen zijn die van het team; ze spelen niet tegen elkaar.</translation>
    </message>
    <message>
        <source>Of a team count:</source>
        <translation>Van een team tellen:</translation>
    </message>
    <message>
        <source>So many of its people, the best ones.</source>
        <translation>Zoveel van zijn mensen, de besten.</translation>
    </message>
    <message>
        <source>points for each place</source>
        <translation>punten voor elke plaats</translation>
    </message>
    <message>
        <source>Points of places:</source>
        <translation>Punten van plaatsen:</translation>
    </message>
    <message>
        <source>such as: 12 8 5 3 2 1</source>
        <translation>zoals: 12 8 5 3 2 1</translation>
    </message>
    <message>
        <source>The first place first, with blanks between; places after the last get nothing.</source>
        <translation>De eerste plaats eerst, met spaties ertussen; plaatsen na de laatste krijgen niets.</translation>
    </message>
    <message>
        <source>People of one club or family meet early</source>
        <translation>Mensen van één club of gezin treffen elkaar vroeg</translation>
    </message>
    <message>
        <source>So that nobody can help somebody of his own at the end.</source>
        <translation>Zodat niemand aan het eind een ander kan helpen.</translation>
    </message>
    <message>
        <source>Minutes alone:</source>
        <translation>Minuten alleen:</translation>
    </message>
    <message>
        <source>Whoever has waited so long with nobody to play may play the computer meanwhile.</source>
        <translation>Wie zo lang zonder tegenstander wacht, mag intussen tegen de computer spelen.</translation>
    </message>
    <message>
        <source>In any order, until:</source>
        <translation>Vrije volgorde, tot en met:</translation>
    </message>
    <message>
        <source>round by round</source>
        <translation>ronde na ronde</translation>
    </message>
    <message>
        <source>The last day, such as 31-3-2027: all rounds are published at once, and people play them as they like.</source>
        <translation>De laatste dag, zoals 31-3-2027: alle ronden worden tegelijk gepubliceerd, en iedereen speelt ze wanneer het uitkomt.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeriesDialog</name>
    <message>
        <source>Series %1</source>
        <translation>Reeks %1</translation>
    </message>
    <message>
        <source>Evenings so far: %1</source>
        <translation>Avonden tot nu toe: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Results, the best first</source>
        <translation>Uitkomsten, de beste eerst</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhatIfDialog</name>
    <message>
        <source>What if the last boards end so</source>
        <translation>Wat als de laatste borden zo eindigen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Nothing is entered: these are the standings if it comes so.</source>
        <translation>Er wordt niets ingevoerd: dit is de stand als het zo komt.</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>nog open</translation>
    </message>
    <message>
        <source>if it comes so</source>
        <translation>als het zo komt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReloadBar</name>
    <message>
        <source>Start anew</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Keep the old rules</source>
        <translation>De oude regels houden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesFollower</name>
    <message>
        <source>The rules that this game began with go on: %1</source>
        <translation>De regels waarmee deze partij begon blijven gelden: %1</translation>
    </message>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>De regels van %1 blijven gelden: %2</translation>
    </message>
    <message>
        <source>The file has changed. This game can&apos;t change its rules on the way.</source>
        <translation>Het bestand is veranderd. Deze partij kan onderweg niet van regels wisselen.</translation>
    </message>
    <message>
        <source>The file of this game has changed. A rated match keeps the rules that it began with.</source>
        <translation>Het bestand van dit spel is veranderd. Een partij die meetelt houdt de regels waarmee ze begon.</translation>
    </message>
    <message>
        <source>The file of this game has changed. This record keeps the rules that it was opened with.</source>
        <translation>Het bestand van dit spel is veranderd. Deze notatie houdt de regels waarmee ze geopend is.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChangePanel</name>
    <message>
        <source>They can&apos;t be compared: %1</source>
        <translation>Ze kunnen niet vergeleken worden: %1</translation>
    </message>
    <message>
        <source>No difference was found: %1 positions, all from the start to depth 2 and those of random games, have the same moves and the same ends.</source>
        <translation>Er is geen verschil gevonden: %1 stellingen, alle vanaf het begin tot diepte 2 en die van toevallige partijen, hebben dezelfde zetten en hetzelfde einde.</translation>
    </message>
    <message>
        <source>Of %1 random games each: %2 moves a game before, %3 now; the first to move scored %4% before, %5% now.</source>
        <translation>Van elk %1 toevallige partijen: %2 zetten per partij eerst, %3 nu; wie begint haalde %4% eerst, %5% nu.</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>Op het bord: %1</translation>
    </message>
    <message>
        <source>Put that position on the board</source>
        <translation>Zet die stelling op het bord</translation>
    </message>
    <message>
        <source>Random games are being compared …</source>
        <translation>Toevallige partijen worden vergeleken …</translation>
    </message>
    <message>
        <source>Save the rules twice, and what the second save has changed is told here.</source>
        <translation>Bewaar de regels twee keer, en hier staat wat de tweede keer veranderd heeft.</translation>
    </message>
    <message>
        <source>They part after %1: %2</source>
        <translation>Ze gaan uiteen na %1: %2</translation>
    </message>
    <message>
        <source>They part at the start: %1</source>
        <translation>Ze gaan aan het begin uiteen: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ConsolePanel</name>
    <message>
        <source>A line of Lua, asked in the position on the board</source>
        <translation>Een regel Lua, gevraagd in de stelling op het bord</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>For instance:</source>
        <translation>Bijvoorbeeld:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DebugPanel</name>
    <message>
        <source>No more of this run is kept.</source>
        <translation>Van dit verloop wordt niet meer bewaard.</translation>
    </message>
    <message>
        <source>No breakpoint comes any more; Step goes on line by line.</source>
        <translation>Er komt geen breekpunt meer; Stap gaat regel voor regel verder.</translation>
    </message>
    <message>
        <source>The run is long: press once more to look further.</source>
        <translation>Het verloop is lang: druk nog eens om verder te kijken.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Line %1 in %2</source>
        <translation>Regel %1 in %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Here the run ends.</source>
        <translation>Hier eindigt het verloop.</translation>
    </message>
    <message>
        <source>F9, or a click beside a line&apos;s number, sets a breakpoint. Ask the console, or step through a move under Moves: what runs is recorded from the first breakpoint on, to be walked through here, back as well.</source>
        <translation>F9, of een klik op een regelnummer, zet een breekpunt. Vraag iets aan de console, of loop een zet na onder Zetten: wat er loopt wordt vanaf het eerste breekpunt opgenomen, om hier door te lopen, ook terug.</translation>
    </message>
    <message>
        <source>no position at this moment</source>
        <translation>op dit moment geen stelling</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
    </message>
    <message>
        <source>To the next line that runs</source>
        <translation>Naar de volgende regel die loopt</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>Eroverheen</translation>
    </message>
    <message>
        <source>To the next line here, over functions that are called</source>
        <translation>Naar de volgende regel hier, over aangeroepen functies heen</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Eruit</translation>
    </message>
    <message>
        <source>To whoever has called this function</source>
        <translation>Naar wie deze functie heeft aangeroepen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>To the next breakpoint</source>
        <translation>Naar het volgende breekpunt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>To the line that ran before</source>
        <translation>Naar de regel die ervoor liep</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Leaves this run</source>
        <translation>Verlaat dit verloop</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Waarden</translation>
    </message>
    <message>
        <source>No breakpoints</source>
        <translation>Geen breekpunten</translation>
    </message>
    <message>
        <source>Breakpoints: %1</source>
        <translation>Breekpunten: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LawsPanel</name>
    <message>
        <source>The laws can&apos;t be tried: %1</source>
        <translation>De wetten kunnen niet beproefd worden: %1</translation>
    </message>
    <message>
        <source>A law is broken.</source>
        <translation>Een wet wordt gebroken.</translation>
    </message>
    <message>
        <source>Laws that every rule set keeps: a move back is the same position, a game ends once, and so on.</source>
        <translation>Wetten waaraan alle regels zich houden: een stelling leest zoals ze geschreven is, een partij eindigt één keer, enzovoort.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>No law is broken, as far as five seconds show.</source>
        <translation>Geen wet wordt gebroken, voor zover vijf seconden dat laten zien.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>The laws are being tried on the file, in another process …</source>
        <translation>De wetten worden op het bestand beproefd, in een ander proces …</translation>
    </message>
    <message>
        <source>Try the laws</source>
        <translation>Beproef de wetten</translation>
    </message>
    <message>
        <source>✗ %1: %2 (seed %3)</source>
        <translation>✗ %1: %2 (startgetal %3)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LawsRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>het programma boardwright ontbreekt</translation>
    </message>
    <message>
        <source>the program that tries them has ended early</source>
        <translation>het programma dat ze probeert is voortijdig gestopt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LinesPanel</name>
    <message>
        <source>The random games aren&apos;t through yet; then line %1 can be looked for.</source>
        <translation>De toevallige partijen zijn nog niet klaar; daarna kan regel %1 gezocht worden.</translation>
    </message>
    <message>
        <source>No random games of these rules have been played to their end.</source>
        <translation>Met deze regels zijn geen toevallige partijen uitgespeeld.</translation>
    </message>
    <message>
        <source>Nothing runs on line %1.</source>
        <translation>Op regel %1 loopt niets.</translation>
    </message>
    <message>
        <source>Line %1 never ran in %2 random games.</source>
        <translation>Regel %1 is in %2 toevallige partijen nooit gelopen.</translation>
    </message>
    <message>
        <source>Line %1 runs as the file is read; the start is on the board.</source>
        <translation>Regel %1 loopt als het bestand gelezen wordt; het begin staat op het bord.</translation>
    </message>
    <message>
        <source>Line %1 ran in %2 of %3 random games.</source>
        <translation>Regel %1 liep in %2 van de %3 toevallige partijen.</translation>
    </message>
    <message>
        <source>Here it runs when the moves of %1 are listed.</source>
        <translation>Hier loopt ze als de zetten van %1 opgesomd worden.</translation>
    </message>
    <message>
        <source>It runs when chance is asked what may happen, just before this.</source>
        <translation>Ze loopt als het toeval gevraagd wordt wat er kan gebeuren, vlak hiervoor.</translation>
    </message>
    <message>
        <source>It ran as chance brought %1.</source>
        <translation>Ze liep toen het toeval %1 bracht.</translation>
    </message>
    <message>
        <source>Here it runs in the move %1 of %2.</source>
        <translation>Hier loopt ze in de zet %1 van %2.</translation>
    </message>
    <message>
        <source>Here it runs when positions are compared.</source>
        <translation>Hier loopt ze als stellingen vergeleken worden.</translation>
    </message>
    <message>
        <source>Here it runs when the moves of %1 are written.</source>
        <translation>Hier loopt ze als de zetten van %1 geschreven worden.</translation>
    </message>
    <message>
        <source>Here it runs when the position is written or read.</source>
        <translation>Hier loopt ze als de stelling geschreven of gelezen wordt.</translation>
    </message>
    <message>
        <source>Here it runs when %1 asks why a move isn&apos;t legal.</source>
        <translation>Hier loopt ze als %1 vraagt waarom een zet niet mag.</translation>
    </message>
    <message>
        <source>Here it runs in what %1 may see.</source>
        <translation>Hier loopt ze in wat %1 mag zien.</translation>
    </message>
    <message>
        <source>Here it runs when the position is valued for %1.</source>
        <translation>Hier loopt ze als de stelling voor %1 beoordeeld wordt.</translation>
    </message>
    <message>
        <source>%1: never – %2</source>
        <comment>line and function, then its text</comment>
        <translation>%1: nooit – %2</translation>
    </message>
    <message>
        <source>%1: in %2 games – %3</source>
        <comment>line and function, how many games, its text</comment>
        <translation>%1: in %2 partijen – %3</translation>
    </message>
    <message>
        <source>Lines that never ran, or seldom</source>
        <translation>Regels die nooit of zelden liepen</translation>
    </message>
    <message>
        <source>Grey in the text</source>
        <translation>Grijs in de tekst</translation>
    </message>
    <message>
        <source>Lines that never ran are grey in the text</source>
        <translation>Regels die nooit liepen zijn grijs in de tekst</translation>
    </message>
    <message>
        <source>Put on the board where it runs</source>
        <translation>Zet op het bord waar ze loopt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>Random games are being played, in another process: %1 of %2 …</source>
        <translation>Toevallige partijen worden gespeeld, in een ander proces: %1 van %2 …</translation>
    </message>
    <message>
        <source>The random games can&apos;t be played: %1</source>
        <translation>De toevallige partijen kunnen niet gespeeld worden: %1</translation>
    </message>
    <message>
        <source>%1 of %2 lines never ran in %3 random games, as many as %4 seconds had room for.</source>
        <translation>%1 van de %2 regels liepen nooit in %3 toevallige partijen; meer pasten er niet in %4 seconden.</translation>
    </message>
    <message>
        <source>%1 of %2 lines never ran in %3 random games.</source>
        <translation>%1 van de %2 regels liepen nooit in %3 toevallige partijen.</translation>
    </message>
    <message>
        <source>Random games after each save show which lines never run.</source>
        <translation>Toevallige partijen na elke keer bewaren laten zien welke regels nooit lopen.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LinesRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>het programma boardwright ontbreekt</translation>
    </message>
    <message>
        <source>what the program says can&apos;t be understood</source>
        <translation>wat het programma zegt is niet te begrijpen</translation>
    </message>
    <message>
        <source>the program that plays them has ended early</source>
        <translation>het programma dat ze speelt is voortijdig gestopt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MovePanel</name>
    <message>
        <source>Step through</source>
        <translation>Nalopen</translation>
    </message>
    <message>
        <source>Records which lines run when this move is played, to be walked through</source>
        <translation>Neemt op welke regels lopen als deze zet wordt gespeeld, om na te lopen</translation>
    </message>
    <message>
        <source>A move to play; if it isn&apos;t legal the rule says why</source>
        <translation>Een zet om te spelen; mag hij niet, dan zegt de regel waarom</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Geldige zetten</translation>
    </message>
    <message>
        <source>Legal moves: %1</source>
        <translation>Geldige zetten: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Typ een zet</translation>
    </message>
    <message>
        <source>%1: played by the lines %2</source>
        <translation>%1: gespeeld door de regels %2</translation>
    </message>
    <message>
        <source>%1: added by line %2, played by the lines %3</source>
        <translation>%1: toegevoegd door regel %2, gespeeld door de regels %3</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewScript</name>
    <message>
        <source>Hidden: a bet on a card that the other one doesn&apos;t see</source>
        <translation>Verborgen: een inzet op een kaart die de ander niet ziet</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Begin met:</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Ergens anders…</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Bestand:</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Maak het</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open een bestand…</translation>
    </message>
    <message>
        <source>Dice: a throw says which stone moves</source>
        <translation>Dobbelstenen: een worp zegt welke steen zet</translation>
    </message>
    <message>
        <source>Empty board: who places the last stone wins</source>
        <translation>Leeg bord: wie de laatste steen zet, wint</translation>
    </message>
    <message>
        <source>Moving pieces: one field ahead, taking diagonally, to the far row</source>
        <translation>Stukken die lopen: één veld vooruit, schuin slaan, naar de verste rij</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Regels openen</translation>
    </message>
    <message>
        <source>Placing stones: four in a row win</source>
        <translation>Stenen leggen: vier op een rij winnen</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Samples to begin with</source>
        <translation>Voorbeelden om mee te beginnen</translation>
    </message>
    <message>
        <source>The samples are missing beside this program; install it again.</source>
        <translation>De voorbeelden ontbreken bij dit programma; installeer het opnieuw.</translation>
    </message>
    <message>
        <source>Where the rules are to be</source>
        <translation>Waar de regels komen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProblemList</name>
    <message>
        <source>Nothing is wrong, as far as the rules have been read.</source>
        <translation>Er is niets mis, voor zover de regels gelezen zijn.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SavePanel</name>
    <message>
        <source>Compare</source>
        <translation>Vergelijk</translation>
    </message>
    <message>
        <source>Into the text</source>
        <translation>In de tekst</translation>
    </message>
    <message>
        <source>Play by it</source>
        <translation>Speel ermee</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Bewaard</translation>
    </message>
    <message>
        <source>The board goes on by the rules of this save; the file stays as it is</source>
        <translation>Het bord gaat verder met deze regels; het bestand blijft zoals het is</translation>
    </message>
    <message>
        <source>The text of this save in place of yours, which Undo brings back</source>
        <translation>Deze tekst in plaats van de jouwe, die Ongedaan maken terughaalt</translation>
    </message>
    <message>
        <source>What the rules on the board have changed since this save</source>
        <translation>Wat de regels op het bord sindsdien veranderd hebben</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ScriptEditor</name>
    <message>
        <source>Escape leaves the text. Ctrl+G puts a position on the board where the line runs. Ctrl+Space completes a word, F1 tells what it is. F9 sets a breakpoint.</source>
        <translation>Escape verlaat de tekst. Ctrl+G zet een stelling op het bord waarin de regel loopt. Ctrl+spatie vult een woord aan, F1 zegt wat het is. F9 zet een breekpunt.</translation>
    </message>
    <message>
        <source>No breakpoint in line %1</source>
        <translation>Geen breekpunt in regel %1</translation>
    </message>
    <message>
        <source>Breakpoint in line %1</source>
        <translation>Breekpunt in regel %1</translation>
    </message>
    <message>
        <source>Take the breakpoint from line %1</source>
        <translation>Breekpunt van regel %1 weghalen</translation>
    </message>
    <message>
        <source>The rules, as text</source>
        <translation>De regels, als tekst</translation>
    </message>
    <message>
        <source>Put a position on the board where line %1 runs</source>
        <translation>Zet een stelling op het bord waarin regel %1 loopt</translation>
    </message>
    <message>
        <source>For instance: %1</source>
        <translation>Bijvoorbeeld: %1</translation>
    </message>
    <message>
        <source>What is ‘%1’?</source>
        <translation>Wat is ‘%1’?</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PackageRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>het programma boardwright ontbreekt</translation>
    </message>
    <message>
        <source>the program that reads packages has ended early</source>
        <translation>het programma dat pakketten leest is te vroeg gestopt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PackagesDialog</name>
    <message>
        <source>Install a game</source>
        <translation>Een spel installeren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>The package is being read…</source>
        <translation>Het pakket wordt gelezen…</translation>
    </message>
    <message>
        <source>Not from %1</source>
        <translation>Niet van %1</translation>
    </message>
    <message>
        <source>This package says that it is from %1, but it is signed by somebody else than last time. Ask %1 before you install it.</source>
        <translation>Dit pakket zegt dat het van %1 is, maar iemand anders dan de vorige keer heeft het ondertekend. Vraag het %1 voordat je het installeert.</translation>
    </message>
    <message>
        <source>&amp;Install it</source>
        <translation>&amp;Installeren</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t install</source>
        <translation>&amp;Niet installeren</translation>
    </message>
    <message>
        <source>Nothing has been installed.</source>
        <translation>Er is niets geïnstalleerd.</translation>
    </message>
    <message>
        <source>The laws that all games keep are being tried…</source>
        <translation>De wetten waaraan alle spellen zich houden worden geprobeerd…</translation>
    </message>
    <message>
        <source>%1 %2 is installed.</source>
        <translation>%1 %2 is geïnstalleerd.</translation>
    </message>
    <message>
        <source>The version before is played again.</source>
        <translation>De vorige versie wordt weer gespeeld.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Is %1 to be removed with all its versions? Records of games that were played stay.</source>
        <translation>Moet %1 met alle versies worden verwijderd? Opgeslagen partijen blijven bewaard.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behouden</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 is verwijderd.</translation>
    </message>
    <message>
        <source>not from %1</source>
        <translation>niet van %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>van %1</translation>
    </message>
    <message>
        <source>%1 (is played)</source>
        <translation>%1 (wordt gespeeld)</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pakketten</translation>
    </message>
    <message>
        <source>Games that others have made. Drop a file such as river.bwgame on the window, or choose one.</source>
        <translation>Spellen die anderen hebben gemaakt. Sleep een bestand zoals river.bwgame naar het venster, of kies er een.</translation>
    </message>
    <message>
        <source>&amp;Install from a file…</source>
        <translation>Uit een bestand &amp;installeren…</translation>
    </message>
    <message>
        <source>&amp;Back to the version before</source>
        <translation>&amp;Terug naar de vorige versie</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Verwijderen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Installed games</source>
        <translation>Geïnstalleerde spellen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopBoard</name>
    <message>
        <source>From the start</source>
        <translation>Vanaf het begin</translation>
    </message>
    <message>
        <source>Mend the rules and save them.</source>
        <translation>Herstel de regels en bewaar ze.</translation>
    </message>
    <message>
        <source>Moves so far: %1</source>
        <translation>Zetten tot nu toe: %1</translation>
    </message>
    <message>
        <source>Nothing to play yet</source>
        <translation>Nog niets te spelen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopPage</name>
    <message>
        <source>The rules aren&apos;t saved as they are now.</source>
        <translation>De regels zijn niet opgeslagen zoals ze nu zijn.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkplaats</translation>
    </message>
    <message>
        <source>Workshop: %1</source>
        <translation>Werkplaats: %1</translation>
    </message>
    <message>
        <source>These aren&apos;t declared in a way that can be changed here; write them into the text yourself: %1</source>
        <translation>Deze staan er niet zo dat ze hier te veranderen zijn; schrijf ze zelf in de tekst: %1</translation>
    </message>
    <message>
        <source>In the text now, to be saved or undone: %1</source>
        <translation>Nu in de tekst, om op te slaan of ongedaan te maken: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesShare</name>
    <message>
        <source>Share these rules</source>
        <translation>Deze regels delen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>The laws that all games keep are being tried…</source>
        <translation>De wetten waaraan alle spellen zich houden worden geprobeerd…</translation>
    </message>
    <message>
        <source>%1 is made, signed as %2. Whoever gets it drops it on the window.</source>
        <translation>%1 is klaar, ondertekend als %2. Wie het krijgt, sleept het naar het venster.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BenchHands</name>
    <message>
        <source>These rules can&apos;t be asked.</source>
        <translation>Aan deze regels kan niets gevraagd worden.</translation>
    </message>
    <message>
        <source>There is no position yet: mend the rules and save them.</source>
        <translation>Er is nog geen stelling: herstel de regels en bewaar ze.</translation>
    </message>
    <message>
        <source>Save first: the random games were played by the rules as they are saved.</source>
        <translation>Bewaar eerst: de toevallige partijen zijn gespeeld met de regels zoals ze bewaard zijn.</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>een toeschouwer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RunTracer</name>
    <message>
        <source>Save first: what is recorded are the lines of the rules that play.</source>
        <translation>Sla eerst op: opgenomen worden de regels tekst waarnaar gespeeld wordt.</translation>
    </message>
    <message>
        <source>%1: no breakpoint was passed.</source>
        <translation>%1: er is geen breekpunt gepasseerd.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LiveRules</name>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>De regels van %1 gelden nog: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TheirsQuestion</name>
    <message>
        <source>Keep mine</source>
        <translation>Het mijne houden</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Het andere nemen</translation>
    </message>
    <message>
        <source>The file has been changed by another program, and here as well. Save writes yours over it.</source>
        <translation>Het bestand is door een ander programma veranderd, en hier ook. Bewaren schrijft het jouwe eroverheen.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopTabs</name>
    <message>
        <source>Debugger</source>
        <translation>Debugger</translation>
    </message>
    <message>
        <source>About these rules</source>
        <translation>Over deze regels</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemen (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Bewaard</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Wat er veranderde</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Op telefoons</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopHead</name>
    <message>
        <source>%1, not saved</source>
        <translation>%1, niet bewaard</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Ander bestand…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Spelen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Op telefoons spelen</translation>
    </message>
    <message>
        <source>Look into</source>
        <translation>Onderzoeken</translation>
    </message>
    <message>
        <source>&amp;Tune…</source>
        <translation>&amp;Afstemmen…</translation>
    </message>
    <message>
        <source>The same &amp;game as…</source>
        <translation>&amp;Hetzelfde spel als…</translation>
    </message>
    <message>
        <source>&amp;Sheet of the rules…</source>
        <translation>Regel&amp;blad…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TrialPanel</name>
    <message>
        <source>Trial: %1</source>
        <translation>Proef: %1</translation>
    </message>
    <message>
        <source>Open to phones: %1</source>
        <translation>Open voor telefoons: %1</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>Er is nog niemand.</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Aanwezig: %1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Closing…</source>
        <translation>Sluiten…</translation>
    </message>
    <message>
        <source>Close to phones</source>
        <translation>Sluiten voor telefoons</translation>
    </message>
    <message>
        <source>Open to phones</source>
        <translation>Openen voor telefoons</translation>
    </message>
    <message>
        <source>Scan the code and play. Nothing counts. A game keeps its rules; the next one takes those that were saved last.</source>
        <translation>Scan de code en speel. Niets telt mee. Een partij houdt haar regels; de volgende krijgt wat het laatst bewaard is.</translation>
    </message>
    <message>
        <source>Whoever is in the same network plays these rules on a phone, and writes you a line with a position afterwards.</source>
        <translation>Wie in hetzelfde netwerk zit, speelt deze regels op een telefoon en schrijft je daarna een regel met een stelling.</translation>
    </message>
    <message>
        <source>%1 writes: %2</source>
        <translation>%1 schrijft: %2</translation>
    </message>
    <message>
        <source>What people have written</source>
        <translation>Wat mensen schreven</translation>
    </message>
    <message>
        <source>Go to the position</source>
        <translation>Naar de stelling</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetDialog</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Each numbered rule of %1 with the smallest position that shows it at work, found by random games.</source>
        <translation>Elke genummerde regel van %1 met de kleinste stelling waarin hij werkt, gevonden in willekeurige partijen.</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>Pagina &amp;openen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>A sheet of the rules</source>
        <translation>Een regelblad</translation>
    </message>
    <message>
        <source>Games that have been played</source>
        <translation>Partijen die gespeeld zijn</translation>
    </message>
    <message>
        <source>Random games:</source>
        <translation>Willekeurige partijen:</translation>
    </message>
    <message>
        <source>The games are being played…</source>
        <translation>De partijen worden gespeeld…</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Het blad opslaan</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 is geschreven.</translation>
    </message>
    <message>
        <source>No program here opens pages; save the sheet and open it elsewhere.</source>
        <translation>Geen programma opent hier pagina&apos;s; bewaar het blad en open het ergens anders.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>&amp;Make the sheet</source>
        <translation>Blad &amp;maken</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ToolRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>het programma boardwright ontbreekt</translation>
    </message>
    <message>
        <source>What the program that does the work says can&apos;t be understood.</source>
        <translation>Wat het programma zegt dat het werk doet, is niet te begrijpen.</translation>
    </message>
    <message>
        <source>The program that does the work has crashed; the rules may be at fault. Nothing else is lost.</source>
        <translation>Het programma dat het werk doet, is gecrasht; het kan aan de regels liggen. Verder is er niets verloren.</translation>
    </message>
    <message>
        <source>the program that does the work has ended early</source>
        <translation>het programma dat het werk doet, is te vroeg geëindigd</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TuneDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>&amp;Ask anew</source>
        <translation>&amp;Opnieuw vragen</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>&amp;Deze waarden nemen</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Tune %1</source>
        <translation>%1 afstemmen</translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation>Hoe ver de zoektocht is</translation>
    </message>
    <message>
        <source>The games begin…</source>
        <translation>De partijen beginnen…</translation>
    </message>
    <message>
        <source>What is known is being put together…</source>
        <translation>Wat bekend is, wordt samengevat…</translation>
    </message>
    <message>
        <source>Search, round %1 of %2: %3 value sets</source>
        <translation>Zoektocht, ronde %1 van %2: %3 stellen waarden</translation>
    </message>
    <message>
        <source>Fresh seeds, look %1 of %2: %3 value sets</source>
        <translation>Verse beginwaarden, blik %1 van %2: %3 stellen waarden</translation>
    </message>
    <message>
        <source>Random play, look %1 of %2: %3 value sets</source>
        <translation>Willekeurige zetten, blik %1 van %2: %3 stellen waarden</translation>
    </message>
    <message>
        <source>%1 of at most %2 games</source>
        <translation>%1 van hooguit %2 partijen</translation>
    </message>
    <message>
        <source>Save what was found</source>
        <translation>Opslaan wat is gevonden</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle cijfers</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 is geschreven.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TuneForm</name>
    <message>
        <source>What is tried</source>
        <translation>Wat wordt geprobeerd</translation>
    </message>
    <message>
        <source>All combinations of what is ticked; the others stay as they usually are.</source>
        <translation>Alle combinaties van wat is aangevinkt; de andere blijven zoals ze gewoonlijk zijn.</translation>
    </message>
    <message>
        <source>%1: on and off</source>
        <translation>%1: aan en uit</translation>
    </message>
    <message>
        <source>%1: all that can be chosen (%2)</source>
        <translation>%1: alles wat te kiezen is (%2)</translation>
    </message>
    <message>
        <source>from</source>
        <translation>van</translation>
    </message>
    <message>
        <source>to</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation>in stappen van</translation>
    </message>
    <message>
        <source>This game has no parameter that could be tried. In a script integer(…), flag(…) and choice(…) make some.</source>
        <translation>Dit spel heeft geen parameter om te proberen. In een script maken integer(…), flag(…) en choice(…) er een.</translation>
    </message>
    <message>
        <source>What is to be met</source>
        <translation>Wat gehaald moet worden</translation>
    </message>
    <message>
        <source>All of it at once. A limit that is left empty doesn&apos;t count; shares are in percent.</source>
        <translation>Alles tegelijk. Een grens die leeg blijft, telt niet; aandelen zijn in procenten.</translation>
    </message>
    <message>
        <source>choose a figure</source>
        <translation>kies een cijfer</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>niets meer</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <translation>Doel %1</translation>
    </message>
    <message>
        <source>What is preferred</source>
        <translation>Wat de voorkeur heeft</translation>
    </message>
    <message>
        <source>Among those that meet the goals; it may be left out.</source>
        <translation>Onder wie de doelen halen; mag leeg blijven.</translation>
    </message>
    <message>
        <source>more</source>
        <translation>meer</translation>
    </message>
    <message>
        <source>less</source>
        <translation>minder</translation>
    </message>
    <message>
        <source>Preference %1</source>
        <translation>Voorkeur %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>A third of the games searches, the rest is played on fresh seeds.</source>
        <translation>Een derde van de partijen zoekt, de rest wordt met verse beginwaarden gespeeld.</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Spelers:</translation>
    </message>
    <message>
        <source>Games at most:</source>
        <translation>Partijen hooguit:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Beginwaarde:</translation>
    </message>
    <message>
        <source>Value sets: %1</source>
        <translation>Stellen waarden: %1</translation>
    </message>
    <message>
        <source>%1: ‘%2’ is no number.</source>
        <translation>%1: ‘%2’ is geen getal.</translation>
    </message>
    <message>
        <source>%1: say from where, up to where, or both.</source>
        <translation>%1: zeg vanaf waar, tot waar, of allebei.</translation>
    </message>
    <message>
        <source>%1: the first limit must be less than the second.</source>
        <translation>%1: de eerste grens moet kleiner zijn dan de tweede.</translation>
    </message>
    <message>
        <source>%1: the first number must not be more than the second.</source>
        <translation>%1: het eerste getal mag niet groter zijn dan het tweede.</translation>
    </message>
    <message>
        <source>Tick what is to be tried.</source>
        <translation>Vink aan wat moet worden geprobeerd.</translation>
    </message>
    <message>
        <source>Choose what is to be met.</source>
        <translation>Kies wat gehaald moet worden.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TwinDialog</name>
    <message>
        <source>Is %1 the same game as</source>
        <translation>Is %1 hetzelfde spel als</translation>
    </message>
    <message>
        <source>All moves to depth:</source>
        <translation>Alle zetten tot diepte:</translation>
    </message>
    <message>
        <source>Random games:</source>
        <translation>Willekeurige partijen:</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>&amp;Bestand…</translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <translation>&amp;Vergelijken</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Een zet &amp;terug</translation>
    </message>
    <message>
        <source>One move o&amp;n</source>
        <translation>Een zet &amp;verder</translation>
    </message>
    <message>
        <source>To the &amp;difference</source>
        <translation>Naar het versc&amp;hil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>The same game?</source>
        <translation>Hetzelfde spel?</translation>
    </message>
    <message>
        <source>The other rules</source>
        <translation>De andere regels</translation>
    </message>
    <message>
        <source>Games in one file</source>
        <translation>Spellen in één bestand</translation>
    </message>
    <message>
        <source>Stopped: no difference was found so far.</source>
        <translation>Gestopt: tot nu toe is geen verschil gevonden.</translation>
    </message>
    <message>
        <source>Choose a game, or a file.</source>
        <translation>Kies een spel of een bestand.</translation>
    </message>
    <message>
        <source>They are being compared…</source>
        <translation>Ze worden vergeleken…</translation>
    </message>
    <message>
        <source>%1 positions are the same so far; random games: %2 of %3</source>
        <translation>%1 stellingen zijn tot nu toe gelijk; willekeurige partijen: %2 van %3</translation>
    </message>
    <message>
        <source>The same: %1 positions, all to depth %2 and those of %3 random games.</source>
        <translation>Hetzelfde: %1 stellingen, alle tot diepte %2 en die van %3 willekeurige partijen.</translation>
    </message>
    <message>
        <source>They part at the start: %1</source>
        <translation>Ze gaan aan het begin uiteen: %1</translation>
    </message>
    <message>
        <source>They part after move %1: %2</source>
        <translation>Ze gaan na zet %1 uiteen: %2</translation>
    </message>
    <message>
        <source>%1 is legal here.</source>
        <translation>%1 is hier toegestaan.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t legal here; these rules don&apos;t say why.</source>
        <translation>%1 is hier niet toegestaan; deze regels zeggen niet waarom.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zet %1 van %2</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>St&amp;oppen</translation>
    </message>
</context>
<context>
    <name>ScriptHelp</name>
    <message>
        <source>Says what the game is called, who plays, and which kinds of pieces there are.</source>
        <translation>Zegt hoe het spel heet, wie speelt en welke soorten stukken er zijn.</translation>
    </message>
    <message>
        <source>A parameter that is a whole number: usual, least and greatest value.</source>
        <translation>Een parameter die een geheel getal is: gewone, kleinste en grootste waarde.</translation>
    </message>
    <message>
        <source>A parameter that is on or off.</source>
        <translation>Een parameter die aan of uit is.</translation>
    </message>
    <message>
        <source>A parameter that is one of several words.</source>
        <translation>Een parameter die een van enkele woorden is.</translation>
    </message>
    <message>
        <source>A board of squares, in columns and rows.</source>
        <translation>Een bord van vakken, in kolommen en rijen.</translation>
    </message>
    <message>
        <source>A board on the crossings of lines.</source>
        <translation>Een bord op de kruispunten van lijnen.</translation>
    </message>
    <message>
        <source>Hexagons as Hex has them: each row half a field further to the right.</source>
        <translation>Zeshoeken zoals bij Hex: elke rij een half veld verder naar rechts.</translation>
    </message>
    <message>
        <source>A hexagon of hexagons with so many on a side.</source>
        <translation>Een zeshoek van zeshoeken met zoveel op een zijde.</translation>
    </message>
    <message>
        <source>A star of hexagons with six points of so many rows.</source>
        <translation>Een ster van zeshoeken met zes punten van zoveel rijen.</translation>
    </message>
    <message>
        <source>A triangle of hexagons, as Y has it.</source>
        <translation>Een driehoek van zeshoeken, zoals bij Y.</translation>
    </message>
    <message>
        <source>Fields of your own, by name and centre, and the lines that join them.</source>
        <translation>Eigen velden, met naam en midden, en de lijnen die ze verbinden.</translation>
    </message>
    <message>
        <source>The 24 points of Nine Men&apos;s Morris.</source>
        <translation>De 24 punten van het molenspel.</translation>
    </message>
    <message>
        <source>Behind the board: pieces lie on each other, so many at most.</source>
        <translation>Achter het bord: stukken liggen op elkaar, hooguit zoveel.</translation>
    </message>
    <message>
        <source>A part of the board that belongs to a seat, or to nobody with 0.</source>
        <translation>Een deel van het bord van een speler, of van niemand met 0.</translation>
    </message>
    <message>
        <source>What a position remembers besides the board.</source>
        <translation>Wat een stelling onthoudt behalve het bord.</translation>
    </message>
    <message>
        <source>In state: a whole number from 0 to this.</source>
        <translation>In state: een geheel getal van 0 tot dit.</translation>
    </message>
    <message>
        <source>In state: so many whole numbers, each from 0 to the second.</source>
        <translation>In state: zoveel gehele getallen, elk van 0 tot het tweede.</translation>
    </message>
    <message>
        <source>In state: so many sets of fields, quick to join and to count.</source>
        <translation>In state: zoveel verzamelingen velden, snel te verenigen en te tellen.</translation>
    </message>
    <message>
        <source>The numbered rules, for people.</source>
        <translation>De genummerde regels, voor mensen.</translation>
    </message>
    <message>
        <source>Says which rule forbids a move that somebody might try; does nothing while a game is played.</source>
        <translation>Zegt welke regel een zet verbiedt die iemand kan proberen; doet niets tijdens een partij.</translation>
    </message>
    <message>
        <source>Says which rule a move has used; does nothing while a game is played.</source>
        <translation>Zegt welke regel een zet heeft gebruikt; doet niets tijdens een partij.</translation>
    </message>
    <message>
        <source>Whether somebody asks why: what is worked out for no alone can be left out else.</source>
        <translation>Of iemand vraagt waarom: wat alleen voor no wordt uitgerekend, kan anders wegblijven.</translation>
    </message>
    <message>
        <source>Ends the game: this seat has won, for this reason.</source>
        <translation>Beëindigt de partij: deze speler heeft gewonnen, om deze reden.</translation>
    </message>
    <message>
        <source>Ends the game in a draw, for this reason.</source>
        <translation>Beëindigt de partij in remise, om deze reden.</translation>
    </message>
    <message>
        <source>Ends the game with these half points, one number for each seat.</source>
        <translation>Beëindigt de partij met deze halve punten, een getal per speler.</translation>
    </message>
    <message>
        <source>The board: its fields, and the ways between them.</source>
        <translation>Het bord: zijn velden, en de wegen ertussen.</translation>
    </message>
    <message>
        <source>Fills the first position; nothing stands anywhere, and seat 1 is on turn.</source>
        <translation>Vult de beginstelling; er staat nog niets, en speler 1 is aan zet.</translation>
    </message>
    <message>
        <source>Adds each legal move of this seat.</source>
        <translation>Voegt elke toegestane zet van deze speler toe.</translation>
    </message>
    <message>
        <source>Plays a move; it gets what add got.</source>
        <translation>Speelt een zet; krijgt wat add kreeg.</translation>
    </message>
    <message>
        <source>Adds each event of dice or cards with its weight, while p.turn is 0.</source>
        <translation>Voegt elke uitkomst van dobbelstenen of kaarten met haar gewicht toe, zolang p.turn 0 is.</translation>
    </message>
    <message>
        <source>Takes away what this seat may not see; 0 is who watches.</source>
        <translation>Haalt weg wat deze speler niet mag zien; 0 is wie toekijkt.</translation>
    </message>
    <message>
        <source>How good a position is for this seat, in Elo points.</source>
        <translation>Hoe goed een stelling voor deze speler is, in Elopunten.</translation>
    </message>
    <message>
        <source>Returns a sentence if a position that somebody has typed can&apos;t be.</source>
        <translation>Geeft een zin terug als een getypte stelling niet kan.</translation>
    </message>
    <message>
        <source>A move&apos;s text, where fields with hyphens won&apos;t do.</source>
        <translation>De tekst van een zet, waar velden met streepjes niet voldoen.</translation>
    </message>
    <message>
        <source>A move&apos;s text for machines, such as e2e4.</source>
        <translation>De tekst van een zet voor machines, zoals e2e4.</translation>
    </message>
    <message>
        <source>Takes away, on a copy, what a repetition doesn&apos;t look at.</source>
        <translation>Haalt op een kopie weg waar herhaling niet naar kijkt.</translation>
    </message>
    <message>
        <source>A position as people write it, such as FEN.</source>
        <translation>Een stelling zoals mensen haar schrijven, zoals FEN.</translation>
    </message>
    <message>
        <source>Fills an empty position from a text, or returns a sentence if it can&apos;t be.</source>
        <translation>Vult een lege stelling uit een tekst, of geeft een zin terug als die niet kan.</translation>
    </message>
    <message>
        <source>In moves: one legal move, by fields, a word, or a list of steps.</source>
        <translation>In moves: een toegestane zet, met velden, een woord of een lijst stappen.</translation>
    </message>
    <message>
        <source>What stands on a field: 0 for nothing, else the number of a kind.</source>
        <translation>Wat op een veld staat: 0 voor niets, anders het nummer van een soort.</translation>
    </message>
    <message>
        <source>Who is on turn: a seat, or 0 for chance.</source>
        <translation>Wie aan zet is: een speler, of 0 voor het toeval.</translation>
    </message>
    <message>
        <source>How many fields the board has.</source>
        <translation>Hoeveel velden het bord heeft.</translation>
    </message>
    <message>
        <source>How many columns.</source>
        <translation>Hoeveel kolommen.</translation>
    </message>
    <message>
        <source>How many rows.</source>
        <translation>Hoeveel rijen.</translation>
    </message>
    <message>
        <source>The row of a field.</source>
        <translation>De rij van een veld.</translation>
    </message>
    <message>
        <source>The column of a field.</source>
        <translation>De kolom van een veld.</translation>
    </message>
    <message>
        <source>What a field is called.</source>
        <translation>Hoe een veld heet.</translation>
    </message>
    <message>
        <source>The number of the field of this name.</source>
        <translation>Het nummer van het veld met deze naam.</translation>
    </message>
    <message>
        <source>The next field that way, or false at the edge.</source>
        <translation>Het volgende veld die kant op, of false aan de rand.</translation>
    </message>
    <message>
        <source>All fields that way, the next first.</source>
        <translation>Alle velden die kant op, het volgende eerst.</translation>
    </message>
    <message>
        <source>All fields of a line through a field, by the number of its axis.</source>
        <translation>Alle velden van een lijn door een veld, met het nummer van de as.</translation>
    </message>
    <message>
        <source>The next fields in eight ways, or along the lines.</source>
        <translation>De aangrenzende velden in acht richtingen, of langs de lijnen.</translation>
    </message>
    <message>
        <source>The next fields in four ways, or along the lines.</source>
        <translation>De aangrenzende velden in vier richtingen, of langs de lijnen.</translation>
    </message>
    <message>
        <source>Whether all pieces of a kind hang together.</source>
        <translation>Of alle stukken van een soort aaneengesloten staan.</translation>
    </message>
    <message>
        <source>The fields that hang together with a field and hold the same.</source>
        <translation>De velden die aan een veld vastzitten en hetzelfde dragen.</translation>
    </message>
    <message>
        <source>The set of these fields, which may also be a list.</source>
        <translation>De verzameling van deze velden; een lijst mag ook.</translation>
    </message>
    <message>
        <source>The set of all fields.</source>
        <translation>De verzameling van alle velden.</translation>
    </message>
    <message>
        <source>The set of no field.</source>
        <translation>De verzameling zonder velden.</translation>
    </message>
    <message>
        <source>The set of the fields that hold a kind; 0 is nothing.</source>
        <translation>De verzameling van de velden die een soort dragen; 0 is niets.</translation>
    </message>
    <message>
        <source>All fields that way, as a set.</source>
        <translation>Alle velden die kant op, als verzameling.</translation>
    </message>
    <message>
        <source>All fields of a line through a field, as a set.</source>
        <translation>Alle velden van een lijn door een veld, als verzameling.</translation>
    </message>
    <message>
        <source>The fields next to a field, as a set.</source>
        <translation>De velden naast een veld, als verzameling.</translation>
    </message>
    <message>
        <source>The fields next to a set that aren&apos;t in it.</source>
        <translation>De velden naast een verzameling die er niet in zitten.</translation>
    </message>
    <message>
        <source>How many fields a set has.</source>
        <translation>Hoeveel velden een verzameling heeft.</translation>
    </message>
    <message>
        <source>Whether a field is in a set.</source>
        <translation>Of een veld in een verzameling zit.</translation>
    </message>
    <message>
        <source>Goes through a set, field by field.</source>
        <translation>Loopt een verzameling veld voor veld af.</translation>
    </message>
    <message>
        <source>The names of a set&apos;s fields, as a text.</source>
        <translation>De namen van de velden van een verzameling, als tekst.</translation>
    </message>
    <message>
        <source>What lies uppermost on a stack, or 0.</source>
        <translation>Wat bovenop een stapel ligt, of 0.</translation>
    </message>
    <message>
        <source>Puts a piece, or all of another stack, on top.</source>
        <translation>Legt een stuk, of een hele andere stapel, bovenop.</translation>
    </message>
    <message>
        <source>Takes the uppermost piece off a stack and returns it.</source>
        <translation>Neemt het bovenste stuk van een stapel en geeft het terug.</translation>
    </message>
    <message>
        <source>Puts a piece, or all of another stack, beneath.</source>
        <translation>Schuift een stuk, of een hele andere stapel, eronder.</translation>
    </message>
    <message>
        <source>Goes through a list in its order.</source>
        <translation>Loopt een lijst af in haar volgorde.</translation>
    </message>
    <message>
        <source>Goes through a table in the order of its keys.</source>
        <translation>Loopt een tabel af in de volgorde van haar sleutels.</translation>
    </message>
    <message>
        <source>Asks whether a table is empty.</source>
        <translation>Vraagt of een tabel leeg is.</translation>
    </message>
    <message>
        <source>One of several values, or how many there are.</source>
        <translation>Een van enkele waarden, of hoeveel het er zijn.</translation>
    </message>
    <message>
        <source>What a value is, as a word: number, string, table and so on.</source>
        <translation>Wat een waarde is, als woord: number, string, table enzovoort.</translation>
    </message>
    <message>
        <source>A text as a number, or nil.</source>
        <translation>Een tekst als getal, of nil.</translation>
    </message>
    <message>
        <source>A value as a text.</source>
        <translation>Een waarde als tekst.</translation>
    </message>
    <message>
        <source>Stops the rules with a sentence.</source>
        <translation>Stopt de regels met een zin.</translation>
    </message>
    <message>
        <source>Stops the rules with a sentence unless the value holds.</source>
        <translation>Stopt de regels met een zin als de waarde niet klopt.</translation>
    </message>
    <message>
        <source>Numbers: abs, max, min, tointeger and others; no random ones.</source>
        <translation>Getallen: abs, max, min, tointeger en andere; geen willekeurige.</translation>
    </message>
    <message>
        <source>Texts: sub, byte, char, format and others.</source>
        <translation>Teksten: sub, byte, char, format en andere.</translation>
    </message>
    <message>
        <source>Lists: insert, remove, concat, sort and others.</source>
        <translation>Lijsten: insert, remove, concat, sort en andere.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HistoryDialog</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Wat er gedaan is</translation>
    </message>
    <message>
        <source>What was done, the newest first</source>
        <translation>Wat er gedaan is, het nieuwste eerst</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Reden:</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Waarover</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Check the &amp;lots…</source>
        <translation>&amp;Lotingen nakijken…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeizerFields</name>
    <message>
        <source>Beating the first:</source>
        <translation>Winst op de eerste:</translation>
    </message>
    <message>
        <source>1½ times the people</source>
        <translation>1½ keer het aantal deelnemers</translation>
    </message>
    <message>
        <source>So many points; beating the second is worth less, and so on.</source>
        <translation>Zoveel punten; winst op de tweede is minder waard, enzovoort.</translation>
    </message>
    <message>
        <source>Less for each place:</source>
        <translation>Minder per plaats:</translation>
    </message>
    <message>
        <source>For a loss:</source>
        <translation>Voor verlies:</translation>
    </message>
    <message>
        <source>A share of what beating the opponent is worth, such as 0 or 1/6.</source>
        <translation>Een deel van wat winst op de tegenstander waard is, zoals 0 of 1/6.</translation>
    </message>
    <message>
        <source>For a bye:</source>
        <translation>Voor een vrije ronde:</translation>
    </message>
    <message>
        <source>Excused:</source>
        <translation>Afgemeld:</translation>
    </message>
    <message>
        <source>Playing for the club:</source>
        <translation>Spelen voor de club:</translation>
    </message>
    <message>
        <source>A share of one&apos;s own value, such as 2/3.</source>
        <translation>Een deel van de eigen waarde, zoals 2/3.</translation>
    </message>
    <message>
        <source>Excused rounds that count:</source>
        <translation>Afgemelde ronden die tellen:</translation>
    </message>
    <message>
        <source>Rounds before two meet again:</source>
        <translation>Ronden tot een nieuwe ontmoeting:</translation>
    </message>
    <message>
        <source>Two meet at most:</source>
        <translation>Twee spelen hoogstens:</translation>
    </message>
    <message>
        <source>as often as it comes</source>
        <translation>zo vaak als het uitkomt</translation>
    </message>
    <message>
        <source>One&apos;s own value counts once</source>
        <translation>De eigen waarde telt één keer mee</translation>
    </message>
    <message>
        <source>Counted anew only once after each round</source>
        <translation>Na elke ronde maar één keer opnieuw geteld</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ApartDialog</name>
    <message>
        <source>&amp;Keep apart</source>
        <translation>&amp;Niet tegen elkaar</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Niet tegen elkaar</translation>
    </message>
    <message>
        <source>Check everybody of a family or of one car: no two of them meet.</source>
        <translation>Vink iedereen van een gezin of van één auto aan: geen twee van hen treffen elkaar.</translation>
    </message>
    <message>
        <source>People who must not meet each other</source>
        <translation>Mensen die elkaar niet treffen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChooseGame</name>
    <message>
        <source>&amp;Both agree</source>
        <translation>&amp;Beiden zijn het eens</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Kiezen</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Wat er gespeeld wordt</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>%1 chooses, who is ranked higher, and no game twice</source>
        <translation>%1 kiest, die hoger staat, en geen spel twee keer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LotsDialog</name>
    <message>
        <source>Lots</source>
        <translation>Lotingen</translation>
    </message>
    <message>
        <source>&amp;Draw now</source>
        <translation>Nu &amp;loten</translation>
    </message>
    <message>
        <source>Check code of the next lot</source>
        <translation>Controlecode van de volgende loting</translation>
    </message>
    <message>
        <source>Show it to everybody before the draw: the lot can&apos;t be another one afterwards. Words that somebody in the room calls out go into the draw as well.</source>
        <translation>Laat hem vóór de loting aan iedereen zien: daarna kan de loting geen andere meer zijn. Woorden die iemand in de zaal roept, tellen ook mee.</translation>
    </message>
    <message>
        <source>&amp;Called out:</source>
        <translation>Ge&amp;roepen:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>Lots that were drawn, drawn again</source>
        <translation>Gedane lotingen, opnieuw geloot</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Loting</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Uitkomst</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Controlecode</translation>
    </message>
    <message>
        <source>Drawn again</source>
        <translation>Opnieuw geloot</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Er is nog niet geloot.</translation>
    </message>
</context>
<context>
    <name>LotWords</name>
    <message>
        <source>the order at first</source>
        <translation>de volgorde in het begin</translation>
    </message>
    <message>
        <source>sides of round 1</source>
        <translation>kanten in ronde 1</translation>
    </message>
    <message>
        <source>sides of the evening</source>
        <translation>kanten van de avond</translation>
    </message>
    <message>
        <source>level match of round %1: %2 – %3</source>
        <translation>gelijke match van ronde %1: %2 – %3</translation>
    </message>
    <message>
        <source>the first of the list is second player</source>
        <translation>de eerste van de lijst is tweede speler</translation>
    </message>
    <message>
        <source>the first of the list is first player</source>
        <translation>de eerste van de lijst is eerste speler</translation>
    </message>
    <message>
        <source>for each pair as it comes</source>
        <translation>voor elk paar op zijn beurt</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>klopt</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>klopt niet</translation>
    </message>
    <message>
        <source>Drawn again from its seed %1: it agrees.</source>
        <translation>Opnieuw geloot uit de beginwaarde %1: het klopt.</translation>
    </message>
    <message>
        <source>Drawn again from its seed %1: it does not agree.</source>
        <translation>Opnieuw geloot uit de beginwaarde %1: het klopt niet.</translation>
    </message>
    <message>
        <source>The check code was shown from %1 on, and the lot drawn at %2.</source>
        <translation>De controlecode stond er vanaf %1, en geloot is om %2.</translation>
    </message>
    <message>
        <source>Its check code was not shown before the draw.</source>
        <translation>De controlecode werd niet vóór de loting getoond.</translation>
    </message>
    <message>
        <source>Called out before: %1</source>
        <translation>Vooraf geroepen: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideReload</name>
    <message>
        <source>The match goes on by the rules of %1.</source>
        <translation>De partij gaat door volgens de regels van %1.</translation>
    </message>
    <message>
        <source>The rules that this match began with go on: %1</source>
        <translation>De regels waarmee deze partij begon blijven gelden: %1</translation>
    </message>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>De regels van %1 blijven gelden: %2</translation>
    </message>
    <message>
        <source>The match can&apos;t go on by the new rules: %1</source>
        <translation>De partij kan niet door volgens de nieuwe regels: %1</translation>
    </message>
    <message>
        <source>the new ones don&apos;t come through what was played.</source>
        <translation>de nieuwe komen niet door wat er gespeeld is.</translation>
    </message>
    <message>
        <source>the program boardwright-table is missing beside this one.</source>
        <translation>het programma boardwright-table ontbreekt naast dit programma.</translation>
    </message>
    <message>
        <source>the new ones crash at what was played.</source>
        <translation>de nieuwe crashen op wat er gespeeld is.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChangeDialog</name>
    <message>
        <source>Chan&amp;ge</source>
        <translation>Wij&amp;zigen</translation>
    </message>
    <message>
        <source>Change the tournament</source>
        <translation>Toernooi wijzigen</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>What is paired and counted stays as it is.</source>
        <translation>Wat is ingedeeld en geteld, blijft zoals het is.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Naam:</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>&amp;Klok:</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genoeg</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Borden:</translation>
    </message>
    <message>
        <source>&amp;Minutes alone:</source>
        <translation>&amp;Minuten alleen:</translation>
    </message>
    <message>
        <source>round by round</source>
        <translation>ronde na ronde</translation>
    </message>
    <message>
        <source>In any &amp;order, until:</source>
        <translation>&amp;Vrije volgorde, tot en met:</translation>
    </message>
    <message>
        <source>%1 is no day; write it such as 31-3-2027.</source>
        <translation>%1 is geen dag; schrijf zoiets als 31-3-2027.</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Geen klok</translation>
    </message>
</context>
</TS>

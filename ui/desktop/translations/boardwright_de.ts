<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AskUnsaved</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FileGames</name>
    <message>
        <source>This is game %1 of %2; the others are under File, Games in this file.</source>
        <translation>Dies ist Partie %1 von %2; die anderen stehen unter Datei, Partien in dieser Datei.</translation>
    </message>
    <message>
        <source>The game goes on from here; names and comments stay in the file.</source>
        <translation>Die Partie geht hier weiter; Namen und Kommentare bleiben in der Datei.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeptMove</name>
    <message>
        <source>Your next move: %1 (Esc lets it go)</source>
        <translation>Ihr nächster Zug: %1 (Esc verwirft ihn)</translation>
    </message>
    <message>
        <source>No move is chosen ahead.</source>
        <translation>Es ist kein Zug im Voraus gewählt.</translation>
    </message>
    <message>
        <source>Your move chosen ahead, %1, isn&apos;t possible now.</source>
        <translation>Ihr im Voraus gewählter Zug, %1, ist jetzt nicht möglich.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveRefusals</name>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>„%1“ ist hier kein erlaubter Zug.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ScriptCompletion</name>
    <message>
        <source>No word begins like this.</source>
        <translation>Kein Wort beginnt so.</translation>
    </message>
    <message>
        <source>Words of scripts</source>
        <translation>Wörter von Skripten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableButtons</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>Turn board</source>
        <translation>Brett drehen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableSeats</name>
    <message>
        <source>Computer: random</source>
        <translation>Computer: zufällig</translation>
    </message>
    <message>
        <source>Computer: one move ahead</source>
        <translation>Computer: ein Zug voraus</translation>
    </message>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (weg)</translation>
    </message>
    <message>
        <source>%1 (screen off)</source>
        <translation>%1 (Bildschirm aus)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableSetUp</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>Diese &amp;aufbewahren…</translation>
    </message>
    <message>
        <source>&amp;Copy as letters</source>
        <translation>Als Buchstaben &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste letters</source>
        <translation>Buchstaben &amp;einfügen</translation>
    </message>
    <message>
        <source>Keep this set-up</source>
        <translation>Diese Aufstellung aufbewahren</translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableStatus</name>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Sie sehen eine frühere Stellung.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>This record ends here.</source>
        <translation>Die gespeicherte Partie endet hier.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>Der Computer denkt nach.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>A&amp;nnehmen</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>Ab&amp;lehnen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>%1&apos;s time is up.</source>
        <translation>Die Zeit von %1 ist abgelaufen.</translation>
    </message>
    <message>
        <source>C&amp;laim the game</source>
        <translation>Partie &amp;beanspruchen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <translation>&amp;Erlauben</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>Ab&amp;lehnen</translation>
    </message>
    <message>
        <source>Claim r&amp;epetition</source>
        <translation>&amp;Wiederholung beanspruchen</translation>
    </message>
    <message>
        <source>You are trying something out. The game stays as it was.</source>
        <translation>Sie probieren etwas aus. Die Partie bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>Entered from a score sheet, not verified.</source>
        <translation>Von einem Partieformular eingetragen, nicht geprüft.</translation>
    </message>
    <message>
        <source>With&amp;draw</source>
        <translation>Z&amp;urückziehen</translation>
    </message>
    <message>
        <source>&amp;Start the clock</source>
        <translation>&amp;Uhr starten</translation>
    </message>
    <message>
        <source>The clock starts with the first move.</source>
        <translation>Die Uhr beginnt mit dem ersten Zug.</translation>
    </message>
    <message>
        <source>%1 set up</source>
        <translation>%1 stellen auf</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 stellt auf</translation>
    </message>
    <message>
        <source>The other player has been away for long.</source>
        <translation>Die andere Seite ist seit Längerem weg.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Unterbrochen</translation>
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
        <translation>Früheres Mitglied</translation>
    </message>
    <message>
        <source>%1, own rules</source>
        <translation>%1, eigene Regeln</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>Punkte %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertungszahl %1</translation>
    </message>
</context>
<context>
    <name>GameAdvice</name>
    <message>
        <source>Nothing is shown until the screen has been handed over.</source>
        <translation>Bis der Bildschirm übergeben ist, wird nichts gezeigt.</translation>
    </message>
    <message>
        <source>In a rated match there is no advice until the game is over.</source>
        <translation>In einer gewerteten Partie gibt es bis zu ihrem Ende keinen Rat.</translation>
    </message>
    <message>
        <source>This game is played without advice.</source>
        <translation>Dieses Spiel wird ohne Rat gespielt.</translation>
    </message>
    <message>
        <source>There is no advice while the game is paused.</source>
        <translation>Solange die Partie unterbrochen ist, gibt es keinen Rat.</translation>
    </message>
    <message>
        <source>There is no advice for setting up.</source>
        <translation>Für die Aufstellung gibt es keinen Rat.</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>In this position chance is on turn.</source>
        <translation>In dieser Stellung ist der Zufall an der Reihe.</translation>
    </message>
    <message>
        <source>What the side on turn sees is hidden here.</source>
        <translation>Was die Seite am Zug sieht, ist hier verdeckt.</translation>
    </message>
    <message>
        <source>The rules of this game don&apos;t say what may be hidden, so that nothing can be worked out.</source>
        <translation>Die Regeln dieses Spiels sagen nicht, was verdeckt sein kann, sodass sich nichts berechnen lässt.</translation>
    </message>
    <message>
        <source>No ready set-up fits what stands here.</source>
        <translation>Keine fertige Aufstellung passt zu dem, was hier steht.</translation>
    </message>
    <message>
        <source>All pieces have their places.</source>
        <translation>Alle Figuren haben ihren Platz.</translation>
    </message>
    <message>
        <source>For setting up there are hints, but no analysis.</source>
        <translation>Für die Aufstellung gibt es Tipps, aber keine Analyse.</translation>
    </message>
</context>
<context>
    <name>LeaveMatch</name>
    <message>
        <source>Leave the match</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>This rated match isn&apos;t over.</source>
        <translation>Diese gewertete Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>It waits among the unfinished matches, and the time used so far stays used.</source>
        <translation>Sie wartet bei den unbeendeten Partien; verbrauchte Zeit bleibt verbraucht.</translation>
    </message>
    <message>
        <source>Its clock goes on while you look at something else.</source>
        <translation>Ihre Uhr läuft weiter, während Sie etwas anderes ansehen.</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Auf&amp;geben</translation>
    </message>
</context>
<context>
    <name>PeopleAsks</name>
    <message>
        <source>New member</source>
        <translation>Neues Mitglied</translation>
    </message>
    <message>
        <source>The new member&apos;s name:</source>
        <translation>Name des neuen Mitglieds:</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>The guest&apos;s name:</source>
        <translation>Name des Gastes:</translation>
    </message>
    <message>
        <source>Computer that takes its time</source>
        <translation>Computer, der sich Zeit nimmt</translation>
    </message>
    <message>
        <source>Seconds a move:</source>
        <translation>Sekunden je Zug:</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>Its command (it must speak the Universal Game Interface):</source>
        <translation>Sein Befehl (es muss das Universal Game Interface sprechen):</translation>
    </message>
</context>
<context>
    <name>PeopleRows</name>
    <message>
        <source>Guest with a name…</source>
        <translation>Gast mit Namen…</translation>
    </message>
    <message>
        <source>New member…</source>
        <translation>Neues Mitglied…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer that takes its time</source>
        <translation>Computer, der sich Zeit nimmt</translation>
    </message>
    <message>
        <source>Another number of seconds…</source>
        <translation>Eine andere Zahl von Sekunden…</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Ein anderes Programm…</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>From bottom to top: %1</source>
        <translation>Von unten nach oben: %1</translation>
    </message>
    <message>
        <source>It is marked: it has moved or takes part in what goes on.</source>
        <translation>Sie ist markiert: Sie hat gezogen oder ist an dem beteiligt, was geschieht.</translation>
    </message>
    <message>
        <source>What it is has been shown to everybody.</source>
        <translation>Was sie ist, wurde allen gezeigt.</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a kind of piece</comment>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>can be moved to</source>
        <translation>Zug hierher möglich</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>border to %1: %2, %3</source>
        <comment>a field, a seat, a number</comment>
        <translation>Linie nach %1: %2, %3</translation>
    </message>
    <message>
        <source>(closed)</source>
        <comment>a border nobody may cross now</comment>
        <translation>(gesperrt)</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>circled</source>
        <translation>eingekreist</translation>
    </message>
    <message>
        <source>arrow to %1</source>
        <translation>Pfeil nach %1</translation>
    </message>
    <message>
        <source>chosen ahead</source>
        <translation>im Voraus gewählt</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, Seite %2 von %3</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::Advisor</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>Hint (%1)</source>
        <comment>a key</comment>
        <translation>Tipp (%1)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht…</translation>
    </message>
    <message>
        <source>A hint: %1, expected score %2%</source>
        <translation>Ein Tipp: %1, erwartetes Ergebnis %2 %</translation>
    </message>
    <message>
        <source>A hint: %1, the only move</source>
        <translation>Ein Tipp: %1, der einzige Zug</translation>
    </message>
    <message>
        <source>%1, expected score %2%</source>
        <translation>%1, erwartetes Ergebnis %2 %</translation>
    </message>
    <message>
        <source>This move can&apos;t be played now.</source>
        <translation>Dieser Zug kann jetzt nicht gespielt werden.</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>A hint: %1 on %2</source>
        <comment>a piece, a field</comment>
        <translation>Ein Tipp: %1 auf %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AnalysisDock</name>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>%1 Simulationen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>an expected score that can&apos;t change</comment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
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
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>How many of the machine&apos;s cores think</source>
        <translation>Wie viele Kerne des Rechners mitdenken</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Sim.</source>
        <comment>simulations, short</comment>
        <translation>Sim.</translation>
    </message>
    <message>
        <source>Cores:</source>
        <translation>Kerne:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ArrangePanel</name>
    <message>
        <source>%1, %2 left</source>
        <comment>a kind of piece, a number</comment>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>Pieces to place</source>
        <translation>Noch aufzustellen</translation>
    </message>
    <message>
        <source>Ran&amp;dom</source>
        <translation>Zu&amp;fällig</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>R&amp;eady</source>
        <translation>F&amp;ertig</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>S&amp;piegeln</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>&amp;Set-ups</source>
        <translation>&amp;Aufstellungen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChanceChoice</name>
    <message>
        <source>Type what chance has brought.</source>
        <translation>Geben Sie ein, was der Zufall gebracht hat.</translation>
    </message>
    <message>
        <source>What has chance brought?</source>
        <translation>Was hat der Zufall gebracht?</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClockFace</name>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Uhr von %1: %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>runs; press it when the move is made</source>
        <translation>läuft; nach dem Zug drücken</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Züge: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClubDialog</name>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sichern…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Einlesen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Copies everything into a file, while the club goes on.</source>
        <translation>Kopiert alles in eine Datei, während der Verein weitermacht.</translation>
    </message>
    <message>
        <source>Takes over what another computer has exported or handed over; twice changes nothing.</source>
        <translation>Übernimmt, was ein anderer Rechner ausgegeben oder übergeben hat; zweimal ändert nichts.</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Everything is in %1 now.</source>
        <translation>Alles ist jetzt in %1.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>New: %1 entries of matches, %2 of the club.</source>
        <translation>Neu: %1 Einträge von Partien, %2 des Vereins.</translation>
    </message>
    <message>
        <source>They come from another club.</source>
        <translation>Sie kommen aus einem anderen Verein.</translation>
    </message>
    <message>
        <source>Set aside because they contradict this club&apos;s data: %1.</source>
        <translation>Beiseitegelegt, weil sie den Daten dieses Vereins widersprechen: %1.</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>The record is in %1 now.</source>
        <translation>Die Partie steht jetzt in %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ComparePage</name>
    <message>
        <source>Four rule sets side by side are the most.</source>
        <translation>Mehr als vier Regelwerke nebeneinander gehen nicht.</translation>
    </message>
    <message>
        <source>Choose a second variant to compare with.</source>
        <translation>Wählen Sie eine zweite Variante zum Vergleichen.</translation>
    </message>
    <message>
        <source>Run a record</source>
        <translation>Partie nachspielen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Rule sets side by side</source>
        <translation>Regelwerke nebeneinander</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>No other variant is on the board of %1: these two can be played in step.</source>
        <translation>Keine andere Variante hat das Brett von %1: Diese beiden lassen sich im Gleichschritt spielen.</translation>
    </message>
    <message>
        <source>Choose two variants to compare.</source>
        <translation>Wählen Sie zwei Varianten zum Vergleichen.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>Choose two variants to compare.</source>
        <translation>Wählen Sie zwei Varianten zum Vergleichen.</translation>
    </message>
    <message>
        <source>There are no boards in step for rule sets on different boards. What differs in their rules stands below; what many games show can be seen under Figures.</source>
        <translation>Für Regelwerke auf verschiedenen Brettern gibt es keine Bretter im Gleichschritt. Was sich in den Regeln unterscheidet, steht unten; was viele Partien zeigen, steht unter Zahlen.</translation>
    </message>
    <message>
        <source>%1 was made on %2.</source>
        <translation>%1 wurde auf %2 gespielt.</translation>
    </message>
    <message>
        <source>The same for %1 moves.</source>
        <translation>%1 Züge lang gleich.</translation>
    </message>
    <message>
        <source>The same to the end of the record, for %1 moves.</source>
        <translation>Gleich bis zum Ende der Partie, %1 Züge lang.</translation>
    </message>
    <message>
        <source>Not every rule set can start where the record does.</source>
        <translation>Nicht jedes Regelwerk kann beginnen, wo die Partie beginnt.</translation>
    </message>
    <message>
        <source>Next is %1.</source>
        <translation>Dann folgt %1.</translation>
    </message>
    <message>
        <source>The last of them, %1, leads to different positions.</source>
        <translation>Der letzte davon, %1, führt zu verschiedenen Stellungen.</translation>
    </message>
    <message>
        <source>Then the results differ.</source>
        <translation>Dann sind die Ergebnisse verschieden.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChanceBar</name>
    <message>
        <source>Let chance &amp;decide</source>
        <translation>Den Zufall &amp;wählen lassen</translation>
    </message>
    <message>
        <source>This on&amp;e</source>
        <translation>Di&amp;ese</translation>
    </message>
    <message>
        <source>Chance is on turn:</source>
        <translation>Der Zufall ist am Zug:</translation>
    </message>
    <message>
        <source>What chance may bring</source>
        <translation>Was der Zufall bringen kann</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareBoards</name>
    <message>
        <source>No moves to compare</source>
        <translation>Keine Züge zu vergleichen</translation>
    </message>
    <message>
        <source>No move differs</source>
        <translation>Kein Zug ist verschieden</translation>
    </message>
    <message>
        <source>Moves that differ: %1, the same: %2</source>
        <translation>Verschiedene Züge: %1, gleich: %2</translation>
    </message>
    <message>
        <source>Parameters that differ: %1</source>
        <translation>Verschiedene Parameter: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareChoice</name>
    <message>
        <source>Rule sets side by side</source>
        <translation>Regelwerke nebeneinander</translation>
    </message>
    <message>
        <source>Ga&amp;me:</source>
        <translation>Spie&amp;l:</translation>
    </message>
    <message>
        <source>Variant&amp;s, two to four:</source>
        <translation>&amp;Varianten, zwei bis vier:</translation>
    </message>
    <message>
        <source>A move on one board is made on every board that allows it.</source>
        <translation>Ein Zug auf einem Brett wird auf jedem Brett gespielt, das ihn erlaubt.</translation>
    </message>
    <message>
        <source>From the start o&amp;f:</source>
        <translation>Vom Anfan&amp;g von:</translation>
    </message>
    <message>
        <source>From a p&amp;osition:</source>
        <translation>Von einer S&amp;tellung aus:</translation>
    </message>
    <message>
        <source>Run a re&amp;cord…</source>
        <translation>Partie &amp;nachspielen…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zug &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>V&amp;erlassen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareSide</name>
    <message>
        <source>A draw. %1</source>
        <translation>Remis. %1</translation>
    </message>
    <message>
        <source>%1 wins. %2</source>
        <translation>%1 gewinnt. %2</translation>
    </message>
    <message>
        <source>Chance is on turn.</source>
        <translation>Der Zufall ist am Zug.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Stands aside.</source>
        <translation>Steht abseits.</translation>
    </message>
    <message>
        <source>Stands otherwise than the others.</source>
        <translation>Steht anders als die anderen.</translation>
    </message>
    <message>
        <source>All here</source>
        <translation>Alle so</translation>
    </message>
    <message>
        <source>Puts the other boards into this position</source>
        <translation>Bringt die anderen Bretter in diese Stellung</translation>
    </message>
    <message>
        <source>All boards into the position of %1</source>
        <translation>Alle Bretter in die Stellung von %1</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Brett %1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CourseGraph</name>
    <message>
        <source>Course of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>%1: %2 %3%</source>
        <comment>after which move, a seat, its score</comment>
        <translation>%1: %2 %3 %</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DifferenceTable</name>
    <message>
        <source>Chance can&apos;t bring this.</source>
        <translation>Das kann der Zufall nicht bringen.</translation>
    </message>
    <message>
        <source>%1, allowed by %2. %3</source>
        <translation>%1, erlaubt bei %2. %3</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Allowed by</source>
        <translation>Erlaubt bei</translation>
    </message>
    <message>
        <source>Why not elsewhere</source>
        <translation>Warum anderswo nicht</translation>
    </message>
    <message>
        <source>Moves that only some of the rule sets allow</source>
        <translation>Züge, die nur ein Teil der Regelwerke erlaubt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftPreview</name>
    <message>
        <source>As it was before the text was wrong.</source>
        <translation>So, wie es vor dem Fehler im Text war.</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Let chance decide</source>
        <translation>Den Zufall wählen lassen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EnterPage</name>
    <message>
        <source>From %1 on the rest can&apos;t be played any more and was deleted: %2. Undo brings it back.</source>
        <translation>Ab %1 kann der Rest nicht mehr gespielt werden und wurde gelöscht: %2. Rückgängig holt ihn zurück.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t happen here by chance.</source>
        <translation>„%1“ kann der Zufall hier nicht bringen.</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>„%1“ ist hier kein erlaubter Zug.</translation>
    </message>
    <message>
        <source>The game is among the club&apos;s results, marked as entered.</source>
        <translation>Die Partie steht bei den Ergebnissen des Vereins, als eingetragen gekennzeichnet.</translation>
    </message>
    <message>
        <source>The sheet isn&apos;t kept for another day: %1</source>
        <translation>Das Formular wird nicht für einen anderen Tag aufgehoben: %1</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>Es ist als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>The unfinished sheet can&apos;t be read: %1.</source>
        <translation>Das unfertige Formular lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The unfinished sheet is damaged behind move %1: %2.</source>
        <translation>Das unfertige Formular ist nach Zug %1 beschädigt: %2.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Partieformular</translation>
    </message>
    <message>
        <source>This sheet is neither saved nor among the club&apos;s results.</source>
        <translation>Dieses Formular ist weder gespeichert noch unter den Ergebnissen des Vereins.</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>This sheet was left unfinished and goes on here; “%1” throws it away.</source>
        <translation>Dieses Formular blieb unfertig und geht hier weiter; „%1“ wirft es weg.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetSetUp</name>
    <message>
        <source>&amp;Paste letters</source>
        <translation>Buchstaben &amp;einfügen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetMoves</name>
    <message>
        <source>Set-up: %1</source>
        <translation>Aufstellung: %1</translation>
    </message>
    <message>
        <source>What has chance brought?</source>
        <translation>Was hat der Zufall gebracht?</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Another move here takes the place of the one that was entered.</source>
        <translation>Ein anderer Zug tritt hier an die Stelle des eingetragenen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Takes the last entry, correction or deletion back (Ctrl+Z)</source>
        <translation>Nimmt die letzte Eintragung, Korrektur oder Löschung zurück (Strg+Z)</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>Deletes everything behind the position on the board</source>
        <translation>Löscht alles hinter der Stellung auf dem Brett</translation>
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
        <translation>Brett: %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetForm</name>
    <message>
        <source>The game needs a result first.</source>
        <translation>Die Partie braucht erst ein Ergebnis.</translation>
    </message>
    <message>
        <source>Only games between two members, from the start of the game.</source>
        <translation>Nur Partien zwischen zwei Mitgliedern, vom Beginn des Spiels an.</translation>
    </message>
    <message>
        <source>From a score sheet</source>
        <translation>Von einem Partieformular</translation>
    </message>
    <message>
        <source>A game that was played on a real board. Whatever is entered is marked as not verified.</source>
        <translation>Eine Partie, die auf einem echten Brett gespielt wurde. Was eingetragen wird, ist als nicht geprüft gekennzeichnet.</translation>
    </message>
    <message>
        <source>From a position (not from the start):</source>
        <translation>Aus einer Stellung (nicht vom Anfang an):</translation>
    </message>
    <message>
        <source>Position that the game began with</source>
        <translation>Stellung, mit der die Partie begann</translation>
    </message>
    <message>
        <source>Into the club&apos;s results</source>
        <translation>Zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Partie speichern…</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Nächstes Formular</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
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
        <translation>Versuchen Sie %1: Die Regel verbietet es.</translation>
    </message>
    <message>
        <source>Try %1, or anything else.</source>
        <translation>Versuchen Sie %1 oder etwas anderes.</translation>
    </message>
    <message>
        <source>Try one of %1, or anything else.</source>
        <translation>Versuchen Sie einen der Züge %1 oder etwas anderes.</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 are on turn</source>
        <translation>%1 sind am Zug</translation>
    </message>
    <message>
        <source>That is the rule at work</source>
        <translation>So wirkt die Regel</translation>
    </message>
    <message>
        <source>The rule forbids it</source>
        <translation>Die Regel verbietet es</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>F&amp;rom the start</source>
        <translation>Von v&amp;orn</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Zei&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Leave the example</source>
        <translation>Beispiel &amp;verlassen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresChoice</name>
    <message>
        <source>Random play</source>
        <translation>Zufallsspiel</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>games for each rule set</source>
        <translation>Partien je Regelwerk</translation>
    </message>
    <message>
        <source>Random moves before they begin</source>
        <translation>Zufällige Züge vorab</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>Partien spielen</translation>
    </message>
    <message>
        <source>Games of random play</source>
        <translation>Partien im Zufallsspiel</translation>
    </message>
    <message>
        <source>Games of computer players</source>
        <translation>Partien der Computerspieler</translation>
    </message>
    <message>
        <source>Level of computer players</source>
        <translation>Stufe der Computerspieler</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresPage</name>
    <message>
        <source>time left: about %1</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>The games begin.</source>
        <translation>Die Partien beginnen.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>Paused after %1 of %2 games.</source>
        <translation>Unterbrochen nach %1 von %2 Partien.</translation>
    </message>
    <message>
        <source>All %1 games are played.</source>
        <translation>Alle %1 Partien sind gespielt.</translation>
    </message>
    <message>
        <source>Cancelled. The figures are of the games until then.</source>
        <translation>Abgebrochen. Die Zahlen gelten für die Partien bis dahin.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Table of figures</source>
        <translation>Tabelle der Zahlen</translation>
    </message>
    <message>
        <source>All figures, for programs</source>
        <translation>Alle Zahlen, für Programme</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The rule sets are played many times, with the same openings and the same dice, and charts show what is different while the games go on. The games run in a program of their own: the window stays free.</source>
        <translation>Die Regelwerke werden viele Male gespielt, mit gleichen Eröffnungen und gleichen Würfeln, und Diagramme zeigen, was sich unterscheidet, während die Partien laufen. Die Partien laufen in einem eigenen Programm: Das Fenster bleibt frei.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>How many of the games are played</source>
        <translation>Wie viele der Partien gespielt sind</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Charts and figures</source>
        <translation>Diagramme und Zahlen</translation>
    </message>
    <message>
        <source>The games are played; the figures are worked out.</source>
        <translation>Die Partien sind gespielt; die Zahlen werden ausgerechnet.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresSheet</name>
    <message>
        <source>Play through</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Opens the chosen game as a record</source>
        <translation>Öffnet die gewählte Partie zum Nachspielen</translation>
    </message>
    <message>
        <source>Figures of the games so far, with their intervals. What differs for certain is said when all games are played: looked at again and again, chance would find something.</source>
        <translation>Zahlen der bisherigen Partien mit ihren Intervallen. Was sich sicher unterscheidet, steht erst da, wenn alle Partien gespielt sind: Wer immer wieder hinsieht, findet irgendwann auch zufällige Unterschiede.</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FilmDialog</name>
    <message>
        <source>Save as GIF</source>
        <translation>Als GIF speichern</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höhe:</translation>
    </message>
    <message>
        <source>&amp;Each move:</source>
        <translation>&amp;Jeder Zug:</translation>
    </message>
    <message>
        <source>The &amp;last one:</source>
        <translation>Der &amp;letzte:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameCard</name>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>%1–%2 minutes</source>
        <translation>%1–%2 Minuten</translation>
    </message>
    <message>
        <source>hidden information</source>
        <translation>verdeckte Information</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>It can&apos;t be played: %1</source>
        <translation>Es kann nicht gespielt werden: %1</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Spielen…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>What was found…</source>
        <translation>Was gefunden wurde…</translation>
    </message>
    <message>
        <source>Play %1…</source>
        <translation>%1 spielen…</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>What was found of %1…</source>
        <translation>Was von %1 gefunden wurde…</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <source>Vary…</source>
        <translation>Variieren…</translation>
    </message>
    <message>
        <source>Make a variant of %1…</source>
        <translation>Eine Variante von %1 erstellen…</translation>
    </message>
    <message>
        <source>in a process of its own</source>
        <translation>in einem eigenen Prozess</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameTable</name>
    <message>
        <source>%1: %2 can&apos;t go on (%3); %4 plays on in its place.</source>
        <translation>%1: %2 kann nicht weiter (%3); an seiner Stelle spielt weiter: %4.</translation>
    </message>
    <message>
        <source>%1: %2 can&apos;t go on (%3) and loses.</source>
        <translation>%1: %2 kann nicht weiter (%3) und verliert.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Brett: %1</translation>
    </message>
    <message>
        <source>Touch-move: the piece that was chosen has to move.</source>
        <translation>Berührt, geführt: Die gewählte Figur muss ziehen.</translation>
    </message>
    <message>
        <source>There is nothing to play yet.</source>
        <translation>Es gibt noch nichts zu spielen.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 lehnt das Remis ab.</translation>
    </message>
    <message>
        <source>Your offer of a draw was declined.</source>
        <translation>Ihr Remisangebot wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Your request to take back was refused.</source>
        <translation>Ihre Bitte um Zurücknahme wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Your request for a pause was refused.</source>
        <translation>Ihre Bitte um eine Pause wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Meanwhile something else has happened: nothing was played. Choose anew.</source>
        <translation>Inzwischen ist etwas anderes geschehen: Es wurde nichts gespielt. Wählen Sie neu.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HandOverPage</name>
    <message>
        <source>%1 is next</source>
        <translation>%1 ist an der Reihe</translation>
    </message>
    <message>
        <source>Hand over the screen. What only %1 may see appears after this.</source>
        <translation>Geben Sie den Bildschirm weiter. Danach erscheint, was nur %1 sehen darf.</translation>
    </message>
    <message>
        <source>&amp;I am %1</source>
        <translation>&amp;Ich bin %1</translation>
    </message>
    <message>
        <source>After this the screen goes to %1.</source>
        <translation>Danach bekommt %1 den Bildschirm.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::JoinForm</name>
    <message>
        <source>That is no address: type what stands under the club&apos;s QR code, such as 192.168.1.5:8080.</source>
        <translation>Das ist keine Adresse: Geben Sie ein, was unter dem QR-Code des Vereins steht, etwa 192.168.1.5:8080.</translation>
    </message>
    <message>
        <source>Type the name by which the others are to know you.</source>
        <translation>Geben Sie den Namen ein, unter dem die anderen Sie kennen sollen.</translation>
    </message>
    <message>
        <source>Coming in…</source>
        <translation>Eintritt läuft…</translation>
    </message>
    <message>
        <source>Come &amp;in</source>
        <translation>E&amp;intreten</translation>
    </message>
    <message>
        <source>Nobody answers at %1: is this computer in the club&apos;s Wi-Fi, and is the number right?</source>
        <translation>Bei %1 antwortet niemand: Ist dieser Computer im WLAN des Vereins, und stimmt die Zahl?</translation>
    </message>
    <message>
        <source>What answers at %1 is no club of Boardwright: look at the address again.</source>
        <translation>Was bei %1 antwortet, ist kein Verein von Boardwright: Sehen Sie die Adresse noch einmal an.</translation>
    </message>
    <message>
        <source>The club&apos;s program is newer than this one: install the new one here.</source>
        <translation>Das Programm des Vereins ist neuer als dieses: Installieren Sie hier das neue.</translation>
    </message>
    <message>
        <source>The club&apos;s program is older than this one: play in the browser, or ask for the new one there.</source>
        <translation>Das Programm des Vereins ist älter als dieses: Spielen Sie im Browser, oder bitten Sie dort um das neue.</translation>
    </message>
    <message>
        <source>Guests need the code of the evening here: ask the organiser.</source>
        <translation>Gäste brauchen hier den Code des Abends: Fragen Sie die Turnierleitung.</translation>
    </message>
    <message>
        <source>That is not the code of this evening: look at it again.</source>
        <translation>Das ist nicht der Code dieses Abends: Sehen Sie ihn noch einmal an.</translation>
    </message>
    <message>
        <source>Somebody there is called so already: add a letter.</source>
        <translation>So heißt dort schon jemand: Fügen Sie einen Buchstaben hinzu.</translation>
    </message>
    <message>
        <source>That is no name: write one to forty letters.</source>
        <translation>Das ist kein Name: Schreiben Sie ein bis vierzig Buchstaben.</translation>
    </message>
    <message>
        <source>Those were too many tries: wait a moment, then come in.</source>
        <translation>Das waren zu viele Versuche: Warten Sie einen Augenblick, dann treten Sie ein.</translation>
    </message>
    <message>
        <source>There is no more room in this club: wait until somebody leaves.</source>
        <translation>In diesem Verein ist kein Platz mehr: Warten Sie, bis jemand geht.</translation>
    </message>
    <message>
        <source>The club doesn&apos;t let this computer in by that address: type one of those that it shows.</source>
        <translation>Über diese Adresse lässt der Verein diesen Computer nicht ein: Geben Sie eine von denen ein, die er zeigt.</translation>
    </message>
    <message>
        <source>This session was ended at the club: come in again.</source>
        <translation>Der Verein hat diese Sitzung beendet: Treten Sie noch einmal ein.</translation>
    </message>
    <message>
        <source>What %1 says can&apos;t be understood, so the connection was ended: look at the address again.</source>
        <translation>Was %1 sagt, ist nicht zu verstehen, darum wurde die Verbindung beendet: Sehen Sie die Adresse noch einmal an.</translation>
    </message>
    <message>
        <source>A club that is open to phones is open to this program too. Type the address that stands under its QR code.</source>
        <translation>Ein Verein, der für Handys offen ist, ist es auch für dieses Programm. Geben Sie die Adresse ein, die unter seinem QR-Code steht.</translation>
    </message>
    <message>
        <source>&amp;Address of the club</source>
        <translation>&amp;Adresse des Vereins</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Code of the evening, if the club asks for one</source>
        <translation>&amp;Code des Abends, falls der Verein danach fragt</translation>
    </message>
    <message>
        <source>No account, no e-mail. Your name is shown to everybody there.</source>
        <translation>Kein Konto, keine E-Mail. Ihr Name ist dort für alle zu sehen.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LadderPage</name>
    <message>
        <source>Which ladder</source>
        <translation>Welche Rangliste</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>No rated match has been played yet.
Choose two members and &quot;Rated&quot; for a new game.</source>
        <translation>Es wurde noch keine gewertete Partie gespielt.
Wählen Sie für eine neue Partie zwei Mitglieder und „Gewertet“.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Former member</source>
        <translation>Früheres Mitglied</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Writes all ladders as a page (HTML), a paper (PDF) or a table (CSV).</source>
        <translation>Schreibt alle Ranglisten als Seite (HTML), Papier (PDF) oder Tabelle (CSV).</translation>
    </message>
    <message>
        <source>Export standings</source>
        <translation>Ranglisten exportieren</translation>
    </message>
    <message>
        <source>Papers, pages and tables</source>
        <translation>Papiere, Seiten und Tabellen</translation>
    </message>
    <message>
        <source>The standings are in %1 now.</source>
        <translation>Die Ranglisten stehen jetzt in %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonBoard</name>
    <message>
        <source>Board: %1</source>
        <translation>Brett: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonPage</name>
    <message>
        <source>%1 – step %2 of %3</source>
        <translation>%1 – Schritt %2 von %3</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation>Das ist die Lösung</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Nicht dieser Zug</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 von %2 gefunden</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Your turn: %1</source>
        <translation>Sie sind am Zug: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>F&amp;rom the start</source>
        <translation>Von v&amp;orn</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>&amp;Lektion verlassen</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Lös&amp;ung zeigen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>A game begins with the set-up: each player places their own pieces. This lesson begins after it.</source>
        <translation>Eine Partie beginnt mit der Aufstellung: Jeder Spieler stellt seine eigenen Figuren auf. Diese Lektion beginnt danach.</translation>
    </message>
    <message>
        <source>%1 – lesson done</source>
        <comment>a game</comment>
        <translation>%1 – Lektion beendet</translation>
    </message>
    <message>
        <source>You have done this lesson. Try it in a game: the computer plays at an easy level. Or go on with the next lesson.</source>
        <translation>Diese Lektion haben Sie geschafft. Versuchen Sie es in einer Partie: Der Computer spielt auf einer leichten Stufe. Oder machen Sie mit der nächsten Lektion weiter.</translation>
    </message>
    <message>
        <source>You have done this lesson. Try it in a game: the computer plays at an easy level.</source>
        <translation>Diese Lektion haben Sie geschafft. Versuchen Sie es in einer Partie: Der Computer spielt auf einer leichten Stufe.</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>Jetzt &amp;spielen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>A lesson takes less than five minutes. The game on the table waits meanwhile.</source>
        <translation>Eine Lektion dauert keine fünf Minuten. Die Partie auf dem Tisch wartet so lange.</translation>
    </message>
    <message>
        <source>None of the games has a lesson.</source>
        <translation>Keines der Spiele hat eine Lektion.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LiveRun</name>
    <message>
        <source>The program boardwright, which plays the games, is missing.</source>
        <translation>Das Programm boardwright, das die Partien spielt, fehlt.</translation>
    </message>
    <message>
        <source>What the program that plays the games says can&apos;t be understood.</source>
        <translation>Was das Programm sagt, das die Partien spielt, ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The program that plays the games has crashed; a plugin may be at fault. Nothing else is lost.</source>
        <translation>Das Programm, das die Partien spielt, ist abgestürzt; vielleicht liegt es an einem Plug-in. Sonst ist nichts verloren.</translation>
    </message>
    <message>
        <source>The games ended early (exit status %1).</source>
        <translation>Die Partien endeten vorzeitig (Status %1).</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LobbyView</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie)</translation>
    </message>
    <message>
        <source>%1 (screen off)</source>
        <translation>%1 (Bildschirm aus)</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Ihre Tische</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Offene Tische</translation>
    </message>
    <message>
        <source>No table waits for anybody. Open one: the others see it at once.</source>
        <translation>Kein Tisch wartet auf jemanden. Öffnen Sie einen: Die anderen sehen es sofort.</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Es wird gespielt</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>To my board</source>
        <translation>Zu meinem Brett</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>That is not possible now: look at the tables again.</source>
        <translation>Das geht jetzt nicht: Sehen Sie die Tische noch einmal an.</translation>
    </message>
    <message>
        <source>That is no longer there: look at the tables again.</source>
        <translation>Das gibt es nicht mehr: Sehen Sie die Tische noch einmal an.</translation>
    </message>
    <message>
        <source>There is no more room: finish another game first.</source>
        <translation>Es ist kein Platz mehr: Beenden Sie zuerst eine andere Partie.</translation>
    </message>
    <message>
        <source>That is not allowed here: ask the organiser.</source>
        <translation>Das ist hier nicht erlaubt: Fragen Sie die Turnierleitung.</translation>
    </message>
    <message>
        <source>The club couldn&apos;t do that: try it again.</source>
        <translation>Das hat beim Verein nicht geklappt: Versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SettingsCommands</name>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Possible moves</source>
        <translation>Mö&amp;gliche Züge</translation>
    </message>
    <message>
        <source>&amp;Keep moves chosen ahead</source>
        <translation>Züge i&amp;m Voraus wählen</translation>
    </message>
    <message>
        <source>&amp;Animated moves</source>
        <translation>&amp;Bewegte Züge</translation>
    </message>
    <message>
        <source>&amp;Keep the side on turn below</source>
        <translation>Wer a&amp;m Zug ist, sitzt unten</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>The &amp;game&apos;s own</source>
        <translation>Die des &amp;Spiels</translation>
    </message>
    <message>
        <source>For &amp;colour-blind eyes</source>
        <translation>Für &amp;Farbenblinde</translation>
    </message>
    <message>
        <source>&amp;Black and white</source>
        <translation>Sch&amp;warzweiß</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Soft</source>
        <translation>&amp;Leise</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>La&amp;ut</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation>Was schiefgeht</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Colours as shown</source>
        <translation>Farben auf dem Schirm</translation>
    </message>
    <message>
        <source>Colours that not everybody can tell apart are exchanged, on pieces, boards and dice.</source>
        <translation>Farben, die nicht alle unterscheiden können, werden ausgetauscht, auf Figuren, Brettern und Würfeln.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Dots and rings on the fields to which a piece can go.</source>
        <translation>Punkte und Ringe auf den Feldern, auf die eine Figur ziehen kann.</translation>
    </message>
    <message>
        <source>The board turns when two people share this screen.</source>
        <translation>Das Brett dreht sich, wenn zwei Menschen diesen Bildschirm teilen.</translation>
    </message>
    <message>
        <source>While the computer thinks; played at once when your turn comes.</source>
        <translation>Während der Computer denkt; gespielt, sobald Sie am Zug sind.</translation>
    </message>
    <message>
        <source>Speed of moves</source>
        <translation>Geschwindigkeit der Züge</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>The log holds</source>
        <translation>Das Protokoll enthält</translation>
    </message>
    <message>
        <source>For &quot;Report a problem&quot;. Hidden pieces and people&apos;s names are never in it.</source>
        <translation>Für „Ein Problem melden“. Verdeckte Figuren und Namen stehen nie darin.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MainWindow</name>
    <message>
        <source>Some games can&apos;t be used</source>
        <translation>Einige Spiele sind nicht benutzbar</translation>
    </message>
    <message>
        <source>Some of your variants can&apos;t be used</source>
        <translation>Einige Ihrer Varianten sind unbrauchbar</translation>
    </message>
</context>
<context>
    <name>ResignQuestion</name>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Do you want to give up this game?</source>
        <translation>Möchten Sie diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>Does %1 give up this game?</source>
        <translation>Gibt %1 diese Partie auf?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ByHand</name>
    <message>
        <source>Save record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClubTournaments</name>
    <message>
        <source>people: %1</source>
        <translation>Leute: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FileOpener</name>
    <message>
        <source>Only files can be dropped here: records and variants.</source>
        <translation>Hier lassen sich nur Dateien ablegen: Partien und Varianten.</translation>
    </message>
    <message>
        <source>One file at a time: %1 is open, not %2.</source>
        <translation>Eine Datei auf einmal: %1 ist geöffnet, %2 nicht.</translation>
    </message>
    <message>
        <source>Open record or variant</source>
        <translation>Partie oder Variante öffnen</translation>
    </message>
    <message>
        <source>Records and variants</source>
        <translation>Partien und Varianten</translation>
    </message>
    <message>
        <source>Games in libraries</source>
        <translation>Bibliotheken mit Spielen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HelpDesk</name>
    <message>
        <source>Matches and variants</source>
        <translation>Partien und Varianten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The program&apos;s own data</source>
        <translation>Daten des Programms</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RuleWork</name>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Es gibt kein Spiel, das gespielt werden könnte.</translation>
    </message>
    <message>
        <source>%1: look it through; it is among your variants once you save it.</source>
        <translation>%1: Sehen Sie die Variante durch; sie gehört zu Ihren Varianten, sobald Sie sie speichern.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt keine Partie auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableFiles</name>
    <message>
        <source>Save record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Save record as seen</source>
        <translation>Partie wie gesehen speichern</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Save as GIF</source>
        <translation>Als GIF speichern</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::Teacher</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>There is no example of rule %1.</source>
        <translation>Zu Regel %1 gibt es kein Beispiel.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>Da&amp;tei</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>Partie ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Ga&amp;mes in this file</source>
        <translation>&amp;Partien in dieser Datei</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Partie &amp;speichern…</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>&amp;Bild speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;GIF…</source>
        <translation>Als &amp;GIF speichern…</translation>
    </message>
    <message>
        <source>P&amp;rint to scale…</source>
        <translation>&amp;Maßstäblich drucken…</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>Cop&amp;y record</source>
        <translation>Partie k&amp;opieren</translation>
    </message>
    <message>
        <source>Past&amp;e record</source>
        <translation>Pa&amp;rtie einfügen</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>Startse&amp;ite</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>C&amp;lub…</source>
        <translation>&amp;Verein…</translation>
    </message>
    <message>
        <source>Club e&amp;vening…</source>
        <translation>Vereinsaben&amp;d…</translation>
    </message>
    <message>
        <source>Open to &amp;phones…</source>
        <translation>Für Handy&amp;s öffnen…</translation>
    </message>
    <message>
        <source>&amp;Join a club…</source>
        <translation>Einem Verein b&amp;eitreten…</translation>
    </message>
    <message>
        <source>Clock for a real &amp;board…</source>
        <translation>U&amp;hr für ein echtes Brett…</translation>
    </message>
    <message>
        <source>&amp;Enter from a score sheet…</source>
        <translation>Von einem Partie&amp;formular…</translation>
    </message>
    <message>
        <source>Ed&amp;it position…</source>
        <translation>Stellung &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zug &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>Zug wiederh&amp;olen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Clai&amp;m repetition</source>
        <translation>Wiederholung beans&amp;pruchen</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Auf&amp;geben…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Tu&amp;rn board</source>
        <translation>Brett &amp;drehen</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ein Zug &amp;zurück</translation>
    </message>
    <message>
        <source>One move &amp;on</source>
        <translation>Ein Zug &amp;vor</translation>
    </message>
    <message>
        <source>To the &amp;newest move</source>
        <translation>Zum &amp;letzten Zug</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>Zug &amp;eingeben</translation>
    </message>
    <message>
        <source>Pro&amp;jector window</source>
        <translation>Pro&amp;jektorfenster</translation>
    </message>
    <message>
        <source>As s&amp;een by</source>
        <translation>Gesehen v&amp;on</translation>
    </message>
    <message>
        <source>&amp;Tell me</source>
        <translation>A&amp;uskunft</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>&amp;My pieces</source>
        <translation>&amp;Meine Figuren</translation>
    </message>
    <message>
        <source>&amp;Their pieces</source>
        <translation>&amp;Figuren der anderen</translation>
    </message>
    <message>
        <source>Moves of the &amp;selected piece</source>
        <translation>&amp;Züge der gewählten Figur</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>&amp;Uhren</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Compare rule sets…</source>
        <translation>Regelwerke &amp;vergleichen…</translation>
    </message>
    <message>
        <source>Make a &amp;variant…</source>
        <translation>Eine Variante &amp;erstellen…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <translation>&amp;Werkstatt…</translation>
    </message>
    <message>
        <source>&amp;Sheet of the rules…</source>
        <translation>Rege&amp;lblatt…</translation>
    </message>
    <message>
        <source>&amp;Packages…</source>
        <translation>&amp;Pakete…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>&amp;Games that were found…</source>
        <translation>&amp;Gefundene Spiele…</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>Ein &amp;Problem melden…</translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation>Über &amp;Boardwright</translation>
    </message>
    <message>
        <source>E&amp;verybody, nothing hidden</source>
        <translation>Alle&amp;n, nichts verdeckt</translation>
    </message>
    <message>
        <source>&amp;Spectators</source>
        <translation>&amp;Zuschauern</translation>
    </message>
    <message>
        <source>Save record as &amp;seen…</source>
        <translation>Partie wie &amp;gesehen speichern…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MatchController</name>
    <message>
        <source>Matches can&apos;t be kept: %1</source>
        <translation>Partien können nicht aufbewahrt werden: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MatchesPage</name>
    <message>
        <source>No match is waiting to be played on.</source>
        <translation>Keine Partie wartet darauf, weitergespielt zu werden.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Move to another computer…</source>
        <translation>&amp;Auf einen anderen Rechner…</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>Writes a file that another computer can import; the match then goes on there.</source>
        <translation>Schreibt eine Datei, die ein anderer Rechner einlesen kann; die Partie geht dann dort weiter.</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>gewertet</translation>
    </message>
    <message>
        <source>last move %1</source>
        <translation>letzter Zug %1</translation>
    </message>
    <message>
        <source>time until %1</source>
        <translation>Zeit bis %1</translation>
    </message>
    <message>
        <source>moved to another computer</source>
        <translation>auf einen anderen Rechner gegangen</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Auf einen anderen Rechner</translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation>&amp;Entscheiden…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Nobody will play it on: it ends with a result that you decide.</source>
        <translation>Niemand spielt sie weiter: Sie endet mit einem Ergebnis, das Sie bestimmen.</translation>
    </message>
    <message>
        <source>It leaves the list, and nobody wins or loses anything.</source>
        <translation>Sie verschwindet aus der Liste, und niemand gewinnt oder verliert etwas.</translation>
    </message>
    <message>
        <source>A match that can&apos;t be read, begun %1</source>
        <translation>Eine Partie, die nicht lesbar ist, begonnen %1</translation>
    </message>
    <message>
        <source>begun %1, no move yet</source>
        <translation>begonnen %1, noch kein Zug</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveEntry</name>
    <message>
        <source>&amp;Move:</source>
        <translation>Zu&amp;g:</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>zum Beispiel %1</translation>
    </message>
    <message>
        <source>your next move</source>
        <translation>Ihr nächster Zug</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveList</name>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ein Zug vor</translation>
    </message>
    <message>
        <source>To the newest move</source>
        <translation>Zum letzten Zug</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewGameDialog</name>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Es gibt kein Spiel, das gespielt werden könnte.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>In der Werkstatt öffnen</translation>
    </message>
    <message>
        <source>These rules didn&apos;t come with the program: they play in a process of their own, with players and a clock to be chosen there.</source>
        <translation>Diese Regeln gehören nicht zum Programm: Sie spielen in einem eigenen Prozess; Spieler und eine Uhr werden dort gewählt.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DicePanel</name>
    <message>
        <source>Anything, so that nobody can choose the dice</source>
        <translation>Irgendetwas, damit niemand die Würfel wählen kann</translation>
    </message>
    <message>
        <source>&amp;Dice:</source>
        <translation>&amp;Würfel:</translation>
    </message>
    <message>
        <source>The dice come from a number that is sealed before the first move and shown at the end: the record lets anybody check them. What you type here goes into it.</source>
        <translation>Die Würfel kommen aus einer Zahl, die vor dem ersten Zug versiegelt und am Ende gezeigt wird: Mit der Aufzeichnung kann jeder sie nachprüfen. Was Sie hier eingeben, geht in sie ein.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TermsPanel</name>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>Only games between members of the club can count.</source>
        <translation>Nur Partien zwischen Mitgliedern des Vereins können zählen.</translation>
    </message>
    <message>
        <source>Rules that are being tried out don&apos;t count.</source>
        <translation>Regeln, die ausprobiert werden, zählen nicht.</translation>
    </message>
    <message>
        <source>Counts for points and ratings; nothing can be taken back.</source>
        <translation>Zählt für Punkte und Wertung; nichts kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Counts in “%1”, for points and ratings; nothing can be taken back.</source>
        <translation>Zählt in „%1“ für Punkte und Wertung; nichts kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Uhr:</translation>
    </message>
    <message>
        <source>&amp;Rated</source>
        <translation>&amp;Gewertet</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewTableForm</name>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Egal welche</translation>
    </message>
    <message>
        <source>Whoever sits down</source>
        <translation>Wer sich hinsetzt</translation>
    </message>
    <message>
        <source>I want to play</source>
        <translation>Ich möchte spielen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Spi&amp;el</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Cl&amp;ock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>Agai&amp;nst</source>
        <translation>&amp;Gegen</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>Open a &amp;table</source>
        <translation>&amp;Tisch öffnen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OffBoardMoves</name>
    <message>
        <source>No other move is possible:</source>
        <translation>Ein anderer Zug ist nicht möglich:</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pass&amp;en</translation>
    </message>
    <message>
        <source>Moves beside the board</source>
        <translation>Züge neben dem Brett</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideAdvisor</name>
    <message>
        <source>Hints are for whoever is to move, in the newest position.</source>
        <translation>Tipps gibt es für die Seite am Zug, in der neuesten Stellung.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideForm</name>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>Everybody at this screen</source>
        <translation>Alle an diesem Bildschirm</translation>
    </message>
    <message>
        <source>A game from a file</source>
        <translation>Ein Spiel aus einer Datei</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Agai&amp;nst</source>
        <translation>Ge&amp;gen</translation>
    </message>
    <message>
        <source>Your &amp;side</source>
        <translation>Ihre &amp;Seite</translation>
    </message>
    <message>
        <source>Cl&amp;ock</source>
        <translation>&amp;Uhr</translation>
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
        <translation>Was dieses Spiel sagt, ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The program boardwright-table is missing beside this one.</source>
        <translation>Das Programm boardwright-table fehlt neben diesem.</translation>
    </message>
    <message>
        <source>What %1 says can&apos;t be understood. The match is kept.</source>
        <translation>Was %1 sagt, ist nicht zu verstehen. Die Partie ist erhalten.</translation>
    </message>
    <message>
        <source>The rules of %1 don&apos;t answer.</source>
        <translation>Die Regeln von %1 antworten nicht.</translation>
    </message>
    <message>
        <source>The rules of %1 have hung at %2 again: they can&apos;t play this move. The match is kept; go on with another one.</source>
        <translation>Die Regeln von %1 sind bei %2 wieder hängen geblieben: Diesen Zug können sie nicht ausführen. Die Partie ist erhalten; spielen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The rules of %1 have hung after %2 again: they can&apos;t go on from there. Going on takes it back.</source>
        <translation>Die Regeln von %1 sind nach %2 wieder hängen geblieben: Von dort kommen sie nicht weiter. Wer weitermacht, nimmt den Zug zurück.</translation>
    </message>
    <message>
        <source>The rules of %1 haven&apos;t answered %2 for five seconds. The match is kept.</source>
        <translation>Die Regeln von %1 antworten auf %2 seit fünf Sekunden nicht. Die Partie ist erhalten.</translation>
    </message>
    <message>
        <source>The rules of %1 don&apos;t answer since %2. The match is kept.</source>
        <translation>Die Regeln von %1 antworten seit %2 nicht mehr. Die Partie ist erhalten.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed.</source>
        <translation>Die Regeln von %1 sind abgestürzt.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed at %2 again: they can&apos;t play this move. The match is kept; go on with another one.</source>
        <translation>Die Regeln von %1 sind bei %2 wieder abgestürzt: Diesen Zug können sie nicht ausführen. Die Partie ist erhalten; spielen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed after %2 again: they can&apos;t go on from there. Going on takes it back.</source>
        <translation>Die Regeln von %1 sind nach %2 wieder abgestürzt: Von dort kommen sie nicht weiter. Wer weitermacht, nimmt den Zug zurück.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed at %2. The match is kept.</source>
        <translation>Die Regeln von %1 sind bei %2 abgestürzt. Die Partie ist erhalten.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed. The match is kept.</source>
        <translation>Die Regeln von %1 sind abgestürzt. Die Partie ist erhalten.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed after %2. The match is kept.</source>
        <translation>Die Regeln von %1 sind nach %2 abgestürzt. Die Partie ist erhalten.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weitermachen</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>Partie &amp;speichern…</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>This match is kept nowhere once it is left. Save its record?</source>
        <translation>Diese Partie wird nirgends aufbewahrt, wenn Sie sie verlassen. Möchten Sie sie speichern?</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>Partie s&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>The game is being opened…</source>
        <translation>Das Spiel wird geöffnet…</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>The rules of %1 have hung while they were asked for advice. The match is kept.</source>
        <translation>Die Regeln von %1 sind hängen geblieben, als sie um Rat gefragt wurden. Die Partie ist erhalten.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed while they were asked for advice. The match is kept.</source>
        <translation>Die Regeln von %1 sind abgestürzt, als sie um Rat gefragt wurden. Die Partie ist erhalten.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ParameterTable</name>
    <message>
        <source>Parameters in which the rule sets differ</source>
        <translation>Parameter, in denen sich die Regelwerke unterscheiden</translation>
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
        <translation>Die Partie ist unterbrochen</translation>
    </message>
    <message>
        <source>No clock runs, and the board is covered until somebody goes on.</source>
        <translation>Keine Uhr läuft, und das Brett ist verdeckt, bis jemand weiterspielt.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PieceDock</name>
    <message>
        <source>%1 on %2</source>
        <comment>a piece, a field</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Click a piece to read about it.</source>
        <translation>Klicken Sie auf eine Figur, um über sie zu lesen.</translation>
    </message>
    <message>
        <source>Possible moves are not shown in this game.</source>
        <translation>Mögliche Züge werden in dieser Partie nicht gezeigt.</translation>
    </message>
    <message>
        <source>It can&apos;t move now.</source>
        <translation>Sie kann jetzt nicht ziehen.</translation>
    </message>
    <message>
        <source>Piece in&amp;formation</source>
        <translation>F&amp;igureninfo</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Possible moves: %1</source>
        <translation>Mögliche Züge: %1</translation>
    </message>
    <message>
        <source>Piece information</source>
        <translation>Figureninfo</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PlayersPage</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Join with…</source>
        <translation>&amp;Zusammenlegen mit…</translation>
    </message>
    <message>
        <source>&amp;Erase name…</source>
        <translation>Namen &amp;löschen…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>A new member&apos;s name</source>
        <translation>Name eines neuen Mitglieds</translation>
    </message>
    <message>
        <source>The chosen member&apos;s page</source>
        <translation>Die Seite des gewählten Mitglieds</translation>
    </message>
    <message>
        <source>Two entries are one person: all results count for one of them.</source>
        <translation>Zwei Einträge sind eine Person: Alle Ergebnisse zählen für einen davon.</translation>
    </message>
    <message>
        <source>The name goes for ever, the results stay.</source>
        <translation>Der Name verschwindet für immer, die Ergebnisse bleiben.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Neuer Name:</translation>
    </message>
    <message>
        <source>There is no other member.</source>
        <translation>Es gibt kein anderes Mitglied.</translation>
    </message>
    <message>
        <source>Join two entries</source>
        <translation>Zwei Einträge zusammenlegen</translation>
    </message>
    <message>
        <source>All results of %1 will count for:</source>
        <translation>Alle Ergebnisse von %1 zählen für:</translation>
    </message>
    <message>
        <source>Erase name</source>
        <translation>Namen löschen</translation>
    </message>
    <message>
        <source>The name %1 goes for ever; the results stay. Nobody can undo this.</source>
        <translation>Der Name %1 verschwindet für immer; die Ergebnisse bleiben. Niemand kann das rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>No members yet. Add the first one on the left.</source>
        <translation>Noch keine Mitglieder. Fügen Sie links das erste hinzu.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PositionEditor</name>
    <message>
        <source>The game is over here.</source>
        <translation>Die Partie ist hier zu Ende.</translation>
    </message>
    <message>
        <source>Chance is on turn.</source>
        <translation>Der Zufall ist am Zug.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>The rules accept this position.</source>
        <translation>Die Regeln lassen diese Stellung zu.</translation>
    </message>
    <message>
        <source>Edit position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>The position that the game begins with</source>
        <translation>Die Stellung, mit der das Spiel beginnt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier aus spielen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Choose a piece and click fields, or drag. Without one, pieces are moved.</source>
        <translation>Wählen Sie eine Figur und klicken Sie auf Felder, oder ziehen Sie. Ohne Wahl werden Figuren versetzt.</translation>
    </message>
    <message>
        <source>The positions of this game can only be typed.</source>
        <translation>Die Stellungen dieses Spiels können nur eingegeben werden.</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Brett: %1</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Brett</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The rules of before go on: %1</source>
        <translation>Die Regeln von vorher gelten weiter: %1</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved.</source>
        <translation>Die Regeln wurden neu gelesen, wie sie gespeichert sind.</translation>
    </message>
    <message>
        <source>This position can&apos;t go on under the rules that were saved; those of before go on: %1</source>
        <translation>Diese Stellung kann unter den gespeicherten Regeln nicht weitergehen; die von vorher gelten weiter: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PositionLine</name>
    <message>
        <source>As text:</source>
        <translation>Als Text:</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PieceTools</name>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Take pieces away</source>
        <translation>Figuren wegnehmen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PrintDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Pieces to cut out</source>
        <translation>&amp;Figuren zum Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <translation>&amp;Querformat</translation>
    </message>
    <message>
        <source>Pr&amp;evious page</source>
        <translation>&amp;Vorige Seite</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Print a game to scale</source>
        <translation>Ein Spiel maßstäblich drucken</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Field:</source>
        <translation>F&amp;eld:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier:</translation>
    </message>
    <message>
        <source>The board is %1 by %2 cm.</source>
        <translation>Das Brett ist %1 mal %2 cm groß.</translation>
    </message>
    <message>
        <source>Print without fitting to the page, or the scale is lost.</source>
        <translation>Drucken Sie ohne Anpassung an die Seite, sonst stimmt der Maßstab nicht.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Es ist nichts gewählt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>Der Drucker ist nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProblemsDialog</name>
    <message>
        <source>Games that were found</source>
        <translation>Gefundene Spiele</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>%1: ready to play</source>
        <translation>%1: spielbereit</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used</source>
        <translation>%1 ist nicht benutzbar</translation>
    </message>
    <message>
        <source>No games were found.</source>
        <translation>Es wurden keine Spiele gefunden.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Mend…</source>
        <translation>&amp;Beheben…</translation>
    </message>
    <message>
        <source>Opens the chosen variant of yours</source>
        <translation>Öffnet Ihre gewählte Variante</translation>
    </message>
    <message>
        <source>Your variant %1 can&apos;t be used</source>
        <translation>Ihre Variante %1 ist unbrauchbar</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProjectorWindow</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist unterbrochen.</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Letzter Zug: %1</translation>
    </message>
    <message>
        <source>Board for spectators: %1</source>
        <translation>Brett für Zuschauer: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemotePage</name>
    <message>
        <source>Join a club</source>
        <translation>Einem Verein beitreten</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Der Verein</translation>
    </message>
    <message>
        <source>No connection. It comes back by itself; nothing that was played is lost.</source>
        <translation>Keine Verbindung. Sie kommt von selbst zurück; was gespielt wurde, geht nicht verloren.</translation>
    </message>
    <message>
        <source>The connection is back.</source>
        <translation>Die Verbindung ist wieder da.</translation>
    </message>
    <message>
        <source>The club&apos;s list of games can&apos;t be read: leave the club, and come in again.</source>
        <translation>Die Liste der Spiele des Vereins ist nicht zu lesen: Verlassen Sie den Verein, und treten Sie noch einmal ein.</translation>
    </message>
    <message>
        <source>The club&apos;s board can&apos;t be read: this program and the club&apos;s don&apos;t fit together.</source>
        <translation>Das Brett des Vereins ist nicht zu lesen: Dieses Programm und das des Vereins passen nicht zusammen.</translation>
    </message>
    <message>
        <source>That game is no longer there.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>What the club says of this game can&apos;t be understood: play it in the browser.</source>
        <translation>Was der Verein über diese Partie sagt, ist nicht zu verstehen: Spielen Sie sie im Browser.</translation>
    </message>
    <message>
        <source>Asked: it begins when the other side wants to play again too.</source>
        <translation>Gefragt: Es beginnt, wenn die andere Seite auch noch einmal möchte.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Leave the club</source>
        <translation>Verein ver&amp;lassen</translation>
    </message>
    <message>
        <source>Tr&amp;y now</source>
        <translation>&amp;Jetzt versuchen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteTable</name>
    <message>
        <source>Play a&amp;gain</source>
        <translation>No&amp;ch einmal spielen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteGame</name>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>The board may be old. It comes back by itself; nothing that was played is lost.</source>
        <translation>Das Brett kann veraltet sein. Die Verbindung kommt von selbst zurück; was gespielt wurde, geht nicht verloren.</translation>
    </message>
    <message>
        <source>The board is coming…</source>
        <translation>Das Brett kommt…</translation>
    </message>
    <message>
        <source>Your move is on its way.</source>
        <translation>Ihr Zug ist unterwegs.</translation>
    </message>
    <message>
        <source>Shown 1 move late</source>
        <translation>Einen Zug später gezeigt</translation>
    </message>
    <message>
        <source>Shown %1 moves late</source>
        <translation>%1 Züge später gezeigt</translation>
    </message>
    <message>
        <source>Shown %1 seconds late</source>
        <translation>%1 Sekunden später gezeigt</translation>
    </message>
    <message>
        <source>Shown 1 minute late</source>
        <translation>Eine Minute später gezeigt</translation>
    </message>
    <message>
        <source>Shown %1 minutes late</source>
        <translation>%1 Minuten später gezeigt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteButtons</name>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Verein</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Do you want to give up this game?</source>
        <translation>Möchten Sie diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Auf&amp;geben…</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>C&amp;hat</source>
        <translation>C&amp;hat</translation>
    </message>
    <message>
        <source>C&amp;hat: %1 new</source>
        <translation>C&amp;hat: %1 neu</translation>
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
        <translation>Niemand hat etwas geschrieben.</translation>
    </message>
    <message>
        <source>Write a line</source>
        <translation>Eine Zeile schreiben</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>&amp;Senden</translation>
    </message>
    <message>
        <source>Ready p&amp;hrases</source>
        <translation>&amp;Fertige Sätze</translation>
    </message>
    <message>
        <source>Players read this when the game is over.</source>
        <translation>Wer spielt, liest das, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>The players alone read this; spectators&apos; words come at the end.</source>
        <translation>Das lesen nur die Spielenden; was Zuschauer schreiben, kommt am Ende.</translation>
    </message>
    <message>
        <source>Guests choose a ready phrase; everybody reads it in their own language.</source>
        <translation>Gäste wählen einen fertigen Satz; alle lesen ihn in ihrer Sprache.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name, a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (looks on)</source>
        <translation>%1 (schaut zu)</translation>
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
        <translation>Viel Glück!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Danke!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Entschuldigung!</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Einen Moment, bitte</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Ich bin wieder da</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Schöne Partie!</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>Auf Wiedersehen!</translation>
    </message>
    <message>
        <source>That can&apos;t be sent: 200 letters at most, in one line.</source>
        <translation>Das lässt sich nicht senden: höchstens 200 Zeichen in einer Zeile.</translation>
    </message>
    <message>
        <source>Choose a ready phrase.</source>
        <translation>Bitte wählen Sie einen fertigen Satz.</translation>
    </message>
    <message>
        <source>The organiser lets you write no more.</source>
        <translation>Die Leitung lässt Sie nicht mehr schreiben.</translation>
    </message>
    <message>
        <source>Nobody writes beside games here.</source>
        <translation>Hier wird neben Partien nicht geschrieben.</translation>
    </message>
    <message>
        <source>That couldn&apos;t be sent.</source>
        <translation>Das ließ sich nicht senden.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReserveBox</name>
    <message>
        <source>One less: %1</source>
        <translation>Eins weniger: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eins mehr: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultChoice</name>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Ergebnis:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Warum:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultsPage</name>
    <message>
        <source>&amp;Correct…</source>
        <translation>&amp;Berichtigen…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Partie &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Export all…</source>
        <translation>Alle &amp;exportieren…</translation>
    </message>
    <message>
        <source>Writes all games that were found into files.</source>
        <translation>Schreibt alle gefundenen Partien in Dateien.</translation>
    </message>
    <message>
        <source>As one file (PGN)…</source>
        <translation>Als eine Datei (PGN)…</translation>
    </message>
    <message>
        <source>As records in a folder…</source>
        <translation>Als Partien in einem Ordner…</translation>
    </message>
    <message>
        <source>Export all</source>
        <translation>Alle exportieren</translation>
    </message>
    <message>
        <source>No game was found.</source>
        <translation>Keine Partie gefunden.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Partien: %1</translation>
    </message>
    <message>
        <source>Games written to %1: %2.</source>
        <translation>Nach %1 geschriebene Partien: %2.</translation>
    </message>
    <message>
        <source>Not written: %1 (%2).</source>
        <translation>Nicht geschrieben: %1 (%2).</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>1 inaccuracy</source>
        <translation>1 Ungenauigkeit</translation>
    </message>
    <message>
        <source>%1 inaccuracies</source>
        <translation>%1 Ungenauigkeiten</translation>
    </message>
    <message>
        <source>1 mistake</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 blunder</source>
        <translation>1 Patzer</translation>
    </message>
    <message>
        <source>%1 blunders</source>
        <translation>%1 Patzer</translation>
    </message>
    <message>
        <source>%1 by %2: expected score %3% → %4%.</source>
        <comment>Mistake, a seat, before, after</comment>
        <translation>%1 von %2: erwartetes Ergebnis %3 % → %4 %.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>a move</comment>
        <translation>Besser war %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReviewDock</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Partie durchsehen</translation>
    </message>
    <message>
        <source>The computer would have played %1.</source>
        <translation>Der Computer hätte %1 gespielt.</translation>
    </message>
    <message>
        <source>Every position is looked at for a moment. The curve is the first side&apos;s expected score.</source>
        <translation>Jede Stellung wird kurz angesehen. Die Kurve ist das erwartete Ergebnis des ersten Spielers.</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 von %2 Stellungen</translation>
    </message>
    <message>
        <source>No move changed much.</source>
        <translation>Kein Zug hat viel geändert.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Rü&amp;ckblick</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4% → %5%</source>
        <comment>number, move, seat, score before and after</comment>
        <translation>%1 %2: %3 %4 % → %5 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, how often it went wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing went wrong</source>
        <translation>nichts falsch gemacht</translation>
    </message>
    <message>
        <source>?! lost 10%, ? 20% and ?? 30% of the expected score. A click leads to the next one.</source>
        <translation>?! kostete 10 %, ? 20 % und ?? 30 % des erwarteten Ergebnisses. Ein Klick führt zum nächsten.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>How the rules are told</source>
        <translation>Wie die Regeln erzählt werden</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Make a variant…</source>
        <translation>Eine Variante erstellen…</translation>
    </message>
    <message>
        <source>Opens a position in which rule %1 can be tried</source>
        <translation>Öffnet eine Stellung, in der sich Regel %1 ausprobieren lässt</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>There are no examples to try: %1</source>
        <translation>Es gibt keine Beispiele: %1</translation>
    </message>
    <message>
        <source>With parameters</source>
        <translation>Mit Parametern</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeatCards</name>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Uhr von %1: %2</translation>
    </message>
    <message>
        <source>on vacation until %1, this clock stands</source>
        <translation>im Urlaub bis %1, diese Uhr steht</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Set-up clock of %1: %2</source>
        <translation>Aufstellungsuhr von %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, who plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, on turn</source>
        <comment>who plays</comment>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetHead</name>
    <message>
        <source>Game:</source>
        <translation>Spiel:</translation>
    </message>
    <message>
        <source>Variant:</source>
        <translation>Variante:</translation>
    </message>
    <message>
        <source>Played on:</source>
        <translation>Gespielt am:</translation>
    </message>
    <message>
        <source>Who played %1</source>
        <translation>Wer hat %1 gespielt</translation>
    </message>
    <message>
        <source>%1 can&apos;t have played both sides.</source>
        <translation>%1 kann nicht auf beiden Seiten gespielt haben.</translation>
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
        <translation>Ein Spiel suchen</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Ohne Glück</translation>
    </message>
    <message>
        <source>With luck</source>
        <translation>Mit Glück</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Nichts verdeckt</translation>
    </message>
    <message>
        <source>Something is hidden</source>
        <translation>Mit Verdecktem</translation>
    </message>
    <message>
        <source>Half an hour at most</source>
        <translation>Höchstens eine halbe Stunde</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>No game was found. BOARDWRIGHT_GAMES names folders that hold some.</source>
        <translation>Es wurde kein Spiel gefunden. BOARDWRIGHT_GAMES nennt Ordner mit Spielen.</translation>
    </message>
    <message>
        <source>No game fits what you look for.</source>
        <translation>Kein Spiel passt zu dem, was Sie suchen.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>Recent records</source>
        <translation>Zuletzt geöffnete Partien</translation>
    </message>
    <message>
        <source>Club…</source>
        <translation>Verein…</translation>
    </message>
    <message>
        <source>Open record…</source>
        <translation>Partie öffnen…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Partieformular</translation>
    </message>
    <message>
        <source>from a score sheet</source>
        <translation>von einem Partieformular</translation>
    </message>
    <message>
        <source>Evening…</source>
        <translation>Abend…</translation>
    </message>
    <message>
        <source>The club's tournaments, and a new one</source>
        <translation>Die Turniere des Vereins, und ein neues</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StatusHeader</name>
    <message>
        <source>How things stand</source>
        <translation>Wie es steht</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableClock</name>
    <message>
        <source>%1: time is up</source>
        <translation>%1: Die Zeit ist um</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 has won against %2.</source>
        <translation>%1 hat gegen %2 gewonnen.</translation>
    </message>
    <message>
        <source>%1 and %2 have drawn.</source>
        <translation>%1 und %2 haben remis gespielt.</translation>
    </message>
    <message>
        <source>Clock – Boardwright</source>
        <translation>Uhr – Boardwright</translation>
    </message>
    <message>
        <source>Enter the result…</source>
        <translation>Ergebnis eintragen…</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Into the club&apos;s results</source>
        <translation>Zu den Ergebnissen</translation>
    </message>
    <message>
        <source>It is among the club&apos;s results, marked as entered.</source>
        <translation>Das Ergebnis steht bei denen des Vereins, als eingetragen gekennzeichnet.</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a name</comment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>One minute more for %1</source>
        <comment>a name</comment>
        <translation>Eine Minute mehr für %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Take back the last press</source>
        <translation>Letztes Drücken zurücknehmen</translation>
    </message>
    <message>
        <source>Close the clock</source>
        <translation>Uhr schließen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClockSetup</name>
    <message>
        <source>Any, the result is not kept</source>
        <translation>Irgendeins, das Ergebnis wird nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Only games between two members.</source>
        <translation>Nur Partien zwischen zwei Mitgliedern.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Who begins:</source>
        <translation>Wer beginnt:</translation>
    </message>
    <message>
        <source>The other:</source>
        <translation>Der andere:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>One of these, or a control such as 10m or 3m+2s.</source>
        <translation>Eine von diesen oder eine Bedenkzeit wie 10m oder 3m+2s.</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Spiel:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Counts for points and ratings</source>
        <translation>Zählt für Punkte und Wertungszahlen</translation>
    </message>
    <message>
        <source>Close the clock</source>
        <translation>Uhr schließen</translation>
    </message>
    <message>
        <source>Back to the clock</source>
        <translation>Zurück zur Uhr</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantEditor</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>The variant isn&apos;t saved as it is now.</source>
        <translation>Die Variante ist in ihrem jetzigen Zustand nicht gespeichert.</translation>
    </message>
    <message>
        <source>It can be saved once nothing in it is wrong.</source>
        <translation>Sie kann gespeichert werden, sobald nichts mehr an ihr falsch ist.</translation>
    </message>
    <message>
        <source>Its id has to stay %1, because these start from it: %2</source>
        <translation>Die Id muss %1 bleiben, weil diese von ihr ausgehen: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The variant was deleted.</source>
        <translation>Die Variante wurde gelöscht.</translation>
    </message>
    <message>
        <source>this is no variant: expected YAML with id, inherits and set</source>
        <translation>dies ist keine Variante: erwartet wird YAML mit id, inherits und set</translation>
    </message>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Es gibt kein Spiel, das gespielt werden könnte.</translation>
    </message>
    <message>
        <source>Import variant</source>
        <translation>Variante importieren</translation>
    </message>
    <message>
        <source>Export variant</source>
        <translation>Variante exportieren</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>The variant is in %1 now.</source>
        <translation>Die Variante ist jetzt in %1.</translation>
    </message>
    <message>
        <source>The rules of before go on: %1</source>
        <translation>Die Regeln von vorher gelten weiter: %1</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved.</source>
        <translation>Die Regeln wurden neu gelesen, wie sie gespeichert sind.</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved; what of the variant doesn&apos;t fit them is marked.</source>
        <translation>Die Regeln wurden neu gelesen, wie sie gespeichert sind; was von der Variante nicht dazu passt, ist markiert.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftActions</name>
    <message>
        <source>&amp;Compare with parent</source>
        <translation>Mit Ursprung v&amp;ergleichen</translation>
    </message>
    <message>
        <source>Save and &amp;compare</source>
        <translation>Speichern und v&amp;ergleichen</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>S&amp;pielen…</translation>
    </message>
    <message>
        <source>Save and &amp;play…</source>
        <translation>Speichern und s&amp;pielen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Spei&amp;chern</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Ver&amp;lassen</translation>
    </message>
</context>
<context>
    <name>RemoveVariant</name>
    <message>
        <source>Delete variant</source>
        <translation>Variante löschen</translation>
    </message>
    <message>
        <source>Delete the variant %1 for good?</source>
        <translation>Die Variante %1 endgültig löschen?</translation>
    </message>
    <message>
        <source>These start from it and can&apos;t be used without it: %1</source>
        <translation>Diese gehen von ihr aus und sind ohne sie unbrauchbar: %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftRules</name>
    <message>
        <source>The same rules as %1</source>
        <translation>Dieselben Regeln wie %1</translation>
    </message>
    <message>
        <source>What differs from %1: %2</source>
        <translation>Anders als %1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftText</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Als &amp;Text</translation>
    </message>
    <message>
        <source>The variant as YAML text</source>
        <translation>Die Variante als YAML-Text</translation>
    </message>
    <message>
        <source>What is wrong with the text</source>
        <translation>Was am Text falsch ist</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Rüc&amp;kgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantChoice</name>
    <message>
        <source>A new variant</source>
        <translation>Eine neue Variante</translation>
    </message>
    <message>
        <source>%1 (can&apos;t be used)</source>
        <translation>%1 (unbrauchbar)</translation>
    </message>
    <message>
        <source>Ga&amp;me:</source>
        <translation>Spie&amp;l:</translation>
    </message>
    <message>
        <source>V&amp;ariant:</source>
        <translation>&amp;Variante:</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>L&amp;öschen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantForm</name>
    <message>
        <source>Nothing: the plugin&apos;s own values</source>
        <translation>Nichts: die eigenen Werte des Plug-ins</translation>
    </message>
    <message>
        <source>the plugin</source>
        <translation>im Plug-in</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Wie in %1</translation>
    </message>
    <message>
        <source>Starts &amp;from:</source>
        <translation>Aus&amp;gangspunkt:</translation>
    </message>
    <message>
        <source>What the variant doesn&apos;t say itself is as there.</source>
        <translation>Was die Variante nicht selbst sagt, ist wie dort.</translation>
    </message>
    <message>
        <source>&amp;Id, for the command line and files:</source>
        <translation>&amp;Id, für Befehlszeile und Dateien:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The variant&apos;s words by language</source>
        <translation>Die Wörter der Variante nach Sprache</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>In one s&amp;entence:</source>
        <translation>In einem Sat&amp;z:</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Name in %1</translation>
    </message>
    <message>
        <source>In one sentence, in %1</source>
        <translation>In einem Satz, in %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariationList</name>
    <message>
        <source>Tried out</source>
        <translation>Ausprobiert</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Nebenvarianten</translation>
    </message>
    <message>
        <source>The game stays as it was. The delete key drops a line.</source>
        <translation>Die Partie bleibt, wie sie war. Die Entfernen-Taste löscht eine Zeile.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>Nach %1: %2</translation>
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
        <translation>so lange die Uhr es zulässt</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 Sekunde je Zug</translation>
    </message>
    <message>
        <source>%1 seconds a move</source>
        <translation>%1 Sekunden je Zug</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Spielt zufällig</translation>
    </message>
    <message>
        <source>Looks one move ahead</source>
        <translation>Denkt einen Zug voraus</translation>
    </message>
    <message>
        <source>Level %1 – %2</source>
        <translation>Stufe %1 – %2</translation>
    </message>
    <message>
        <source>Takes its time: a share of what is left on its clock. Needs a clock.</source>
        <translation>Nimmt sich Zeit: einen Teil dessen, was auf der Uhr übrig ist. Braucht eine Uhr.</translation>
    </message>
    <message>
        <source>Takes its time: as strong as this program can be, on all of this computer&apos;s cores.</source>
        <translation>Nimmt sich Zeit: so stark, wie dieses Programm sein kann, auf allen Kernen dieses Rechners.</translation>
    </message>
    <message>
        <source>Computer, takes its time: %1</source>
        <translation>Computer, nimmt sich Zeit: %1</translation>
    </message>
    <message>
        <source>Computer, plays at random</source>
        <translation>Computer, spielt zufällig</translation>
    </message>
    <message>
        <source>Computer, looks one move ahead</source>
        <translation>Computer, denkt einen Zug voraus</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Computer, Stufe %1</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Programm: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeopleField</name>
    <message>
        <source>Guest with a name…</source>
        <translation>Gast mit Namen…</translation>
    </message>
    <message>
        <source>Guest “%1”</source>
        <translation>Gast „%1“</translation>
    </message>
    <message>
        <source>New member…</source>
        <translation>Neues Mitglied…</translation>
    </message>
    <message>
        <source>New member “%1”…</source>
        <translation>Neues Mitglied „%1“…</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <translation>%1 (Gast)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesPanel</name>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1, geändert: %2</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>&amp;Variante:</translation>
    </message>
    <message>
        <source>&amp;Make a variant of it…</source>
        <translation>Eine Variante daraus &amp;machen…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeatsPanel</name>
    <message>
        <source>Who plays %1</source>
        <translation>Wer spielt %1</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Seiten we&amp;chseln</translation>
    </message>
    <message>
        <source>%1 has another side already.</source>
        <translation>%1 spielt schon auf der anderen Seite.</translation>
    </message>
    <message>
        <source>This player needs a clock: choose one below.</source>
        <translation>Dieser Spieler braucht eine Uhr: Wählen Sie unten eine.</translation>
    </message>
    <message>
        <source>Sides b&amp;y lot</source>
        <translation>Seiten aus&amp;losen</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>These are the usual rules. Changed here: %1.</source>
        <translation>Dies sind die üblichen Regeln. Hier geändert: %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Zeiger bewegen</translation>
    </message>
    <message>
        <source>Move the cursor aslant, on hexagons</source>
        <translation>Auf Sechsecken schräg gehen</translation>
    </message>
    <message>
        <source>Choose a piece, make the move</source>
        <translation>Eine Figur wählen, den Zug machen</translation>
    </message>
    <message>
        <source>Let go of a piece</source>
        <translation>Eine Figur loslassen</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>Write a move</source>
        <translation>Einen Zug tippen</translation>
    </message>
    <message>
        <source>Circle the field</source>
        <translation>Das Feld einkreisen</translation>
    </message>
    <message>
        <source>Begin an arrow, end it</source>
        <translation>Einen Pfeil beginnen und beenden</translation>
    </message>
    <message>
        <source>While setting up: take the piece off</source>
        <translation>Beim Aufstellen: die Figur wegnehmen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Projector and clock: fill the screen</source>
        <translation>Projektor und Uhr: ganzer Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AboutDialog</name>
    <message>
        <source>About Boardwright</source>
        <translation>Über Boardwright</translation>
    </message>
    <message>
        <source>Boardwright %1</source>
        <translation>Boardwright %1</translation>
    </message>
    <message>
        <source>Plays board games whose rules are plugins.
Free software under the GPL, version 3 or later.</source>
        <translation>Spielt Brettspiele, deren Regeln Plug-ins sind.
Freie Software unter der GPL, Version 3 oder später.</translation>
    </message>
    <message>
        <source>The contract for games, its kit and the games themselves are under the MIT licence.</source>
        <translation>Der Vertrag für Spiele, der Baukasten und die Spiele selbst stehen unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Öffnen: %1</translation>
    </message>
    <message>
        <source>What it stands on, and under which licences</source>
        <translation>Worauf es beruht, und unter welchen Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>What did you do, and what happened?</source>
        <translation>Was haben Sie getan, und was ist geschehen?</translation>
    </message>
    <message>
        <source>This is added: versions and the last lines of the log. It holds no names and nothing that is hidden in a game.</source>
        <translation>Das kommt hinzu: Versionen und die letzten Zeilen des Protokolls. Darin stehen keine Namen und nichts, was in einer Partie verdeckt ist.</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Was hinzukommt</translation>
    </message>
    <message>
        <source>C&amp;opy all</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>Als Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SalvageQuestion</name>
    <message>
        <source>The club&apos;s store is damaged</source>
        <translation>Die Daten des Clubs sind beschädigt</translation>
    </message>
    <message>
        <source>The file with your club&apos;s members, matches and results is damaged.</source>
        <translation>Die Datei mit den Mitgliedern, Partien und Ergebnissen Ihres Clubs ist beschädigt.</translation>
    </message>
    <message>
        <source>What can be read of it can be saved into a new store, with which the club goes on. The damaged file is kept beside it:
%1</source>
        <translation>Was davon lesbar ist, kann in eine neue Datei gerettet werden, mit der der Club weitermacht. Die beschädigte Datei bleibt daneben erhalten:
%1</translation>
    </message>
    <message>
        <source>&amp;Save what can be read</source>
        <translation>&amp;Retten, was lesbar ist</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Saved: %1 entries of matches, %2 of the club.</source>
        <translation>Gerettet: %1 Einträge von Partien, %2 des Clubs.</translation>
    </message>
    <message>
        <source>Matches with something missing: %1.</source>
        <translation>Partien, in denen etwas fehlt: %1.</translation>
    </message>
    <message>
        <source>The damaged file is now %1.</source>
        <translation>Die beschädigte Datei heißt jetzt %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::UnexpectedEndBox</name>
    <message>
        <source>Last time</source>
        <translation>Beim letzten Mal</translation>
    </message>
    <message>
        <source>Boardwright ended unexpectedly last time.</source>
        <translation>Boardwright wurde beim letzten Mal unerwartet beendet.</translation>
    </message>
    <message>
        <source>Boardwright ended unexpectedly last time, during a game of %1 (%2).</source>
        <translation>Boardwright wurde beim letzten Mal unerwartet beendet, während einer Partie %1 (%2).</translation>
    </message>
    <message>
        <source>The match is kept up to the last move: it can go on now, or later from the start page.</source>
        <translation>Die Partie ist bis zum letzten Zug gespeichert: Sie können jetzt weiterspielen oder später von der Startseite aus.</translation>
    </message>
    <message>
        <source>If it happens again, send the report to whoever looks after the game or the program. It holds no names and nothing hidden.</source>
        <translation>Passiert es wieder, senden Sie den Bericht an die Person, die das Spiel oder das Programm betreut. Er enthält keine Namen und nichts Verdecktes.</translation>
    </message>
    <message>
        <source>The log is in %1.</source>
        <translation>Das Protokoll liegt in %1.</translation>
    </message>
    <message>
        <source>&amp;Go on with the match</source>
        <translation>Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Open the log&apos;s folder</source>
        <translation>&amp;Ordner des Protokolls öffnen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EndBox</name>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>The same players, sides and clock once more</source>
        <translation>Noch einmal mit denselben Spielern, Seiten und derselben Uhr</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Seiten ta&amp;uschen</translation>
    </message>
    <message>
        <source>Once more, with the sides exchanged</source>
        <translation>Noch einmal mit vertauschten Seiten</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>Rü&amp;ckblick</translation>
    </message>
    <message>
        <source>The computer looks at every position</source>
        <translation>Der Computer sieht jede Stellung an</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Partie sp&amp;eichern…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveListModel</name>
    <message>
        <source>Set-ups</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Set-up of %1</source>
        <translation>Aufstellung von %1</translation>
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
        <translation>Würfel: %1</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>After move %1 of %2 (%3)</source>
        <comment>number, last number, seat</comment>
        <translation>Nach Zug %1 von %2 (%3)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Variation from the start</source>
        <translation>Variante vom Anfang an</translation>
    </message>
    <message>
        <source>Variation after move %1 (%2)</source>
        <comment>number, seat</comment>
        <translation>Variante nach Zug %1 (%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LastThrow</name>
    <message>
        <source>Thrown: %1</source>
        <comment>what dice show</comment>
        <translation>Gewürfelt: %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a heading beside them</comment>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EvaluationBar</name>
    <message>
        <source>This position has not been looked at.</source>
        <translation>Diese Stellung wurde noch nicht angesehen.</translation>
    </message>
    <message>
        <source>Expected score: %1 %2%, %3 %4%</source>
        <comment>a seat, a number, the other seat, a number</comment>
        <translation>Erwartetes Ergebnis: %1 %2 %, %3 %4 %</translation>
    </message>
    <message>
        <source>Who stands better</source>
        <translation>Wer besser steht</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CapturedPieces</name>
    <message>
        <source>Taken: %1</source>
        <comment>pieces</comment>
        <translation>Geschlagen: %1</translation>
    </message>
</context>
<context>
    <name>ClubDecision</name>
    <message>
        <source>%1 wins (%2)</source>
        <translation>%1 gewinnt (%2)</translation>
    </message>
    <message>
        <source>Draw (%1)</source>
        <translation>Remis (%1)</translation>
    </message>
    <message>
        <source>Correct this result</source>
        <translation>Dieses Ergebnis berichtigen</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Berichtigen</translation>
    </message>
    <message>
        <source>Void: it counts for nothing</source>
        <translation>Ungültig: es zählt nicht</translation>
    </message>
    <message>
        <source>As it was played (%1)</source>
        <translation>Wie gespielt (%1)</translation>
    </message>
    <message>
        <source>Decide this match</source>
        <translation>Diese Partie entscheiden</translation>
    </message>
    <message>
        <source>&amp;Decide</source>
        <translation>&amp;Entscheiden</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Diese Partie löschen</translation>
    </message>
    <message>
        <source>It leaves the list and can&apos;t be played on. Nobody wins or loses anything.</source>
        <translation>Sie verschwindet aus der Liste und kann nicht weitergespielt werden. Niemand gewinnt oder verliert etwas.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>MemberPage</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>rating so far: %1 (%2 to %3)</source>
        <translation>Wertungszahl bisher: %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Has not played a rated match yet.</source>
        <translation>Hat noch keine gewertete Partie gespielt.</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>Punkte %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertungszahl %1</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gewonnen, %2 remis, %3 verloren</translation>
    </message>
    <message>
        <source>%1 more points to %2</source>
        <translation>Noch %1 Punkte bis %2</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 wins in a row now</source>
        <translation>derzeit %1 Siege in Folge</translation>
    </message>
    <message>
        <source>%1 losses in a row now</source>
        <translation>derzeit %1 Niederlagen in Folge</translation>
    </message>
    <message>
        <source>most wins in a row: %1</source>
        <translation>meiste Siege in Folge: %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Against each other player</source>
        <translation>Gegen jeden anderen Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DecisionDialog</name>
    <message>
        <source>%1  (as it is now)</source>
        <translation>%1  (so steht es jetzt)</translation>
    </message>
    <message>
        <source>&amp;Reason, for the club&apos;s book:</source>
        <translation>&amp;Grund, für das Buch des Vereins:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose what is right.</source>
        <translation>Wählen Sie, was richtig ist.</translation>
    </message>
    <message>
        <source>The club keeps the reason of every decision: write a few words.</source>
        <translation>Der Verein bewahrt den Grund jeder Entscheidung auf: Schreiben Sie ein paar Worte.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameFilter</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>&amp;More filters</source>
        <translation>&amp;Mehr Filter</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>A name, or two</source>
        <translation>Name oder zwei Namen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>By the player who is named first; without a name, won and lost are decided games.</source>
        <translation>Vom zuerst genannten Spieler; ohne Namen sind gewonnen und verloren die entschiedenen Partien.</translation>
    </message>
    <message>
        <source>First moves, such as b1-b3 a2-c2</source>
        <translation>Erste Züge, wie b1-b3 a2-c2</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Erste Züge</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Beendet durch</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Rated or not</source>
        <translation>Gewertet oder nicht</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Unrated</source>
        <translation>Nicht gewertet</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Gestrichen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>However it ended</source>
        <translation>Gleich wie sie endete</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Beendet durch</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>A double click or Enter opens a game.</source>
        <translation>Ein Doppelklick oder die Eingabetaste öffnet eine Partie.</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>gewertet</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>nicht gewertet</translation>
    </message>
    <message>
        <source>%1, entered, not verified</source>
        <translation>%1, eingetragen, nicht geprüft</translation>
    </message>
    <message>
        <source>Go to position</source>
        <translation>Zur Stellung</translation>
    </message>
    <message>
        <source>After how many moves (0 to %1):</source>
        <translation>Nach wie vielen Zügen (0 bis %1):</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;Go to position…</source>
        <translation>&amp;Zur Stellung…</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Partie &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>CopyAge</name>
    <message>
        <source>less than a minute ago</source>
        <translation>vor weniger als einer Minute</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>vor einer Minute</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>vor %1 Minuten</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>vor einer Stunde</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>vor %1 Stunden</translation>
    </message>
</context>
<context>
    <name>EveningView</name>
    <message>
        <source>Two results were given; correct it.</source>
        <translation>Zwei Ergebnisse wurden gemeldet; bitte korrigieren.</translation>
    </message>
    <message>
        <source>They sat the other way round.</source>
        <translation>Sie saßen andersherum.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>wartet %1</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ist gegangen</translation>
    </message>
    <message>
        <source>half a point, not in round %1</source>
        <translation>halber Punkt, nicht in Runde %1</translation>
    </message>
    <message>
        <source>not in round %1</source>
        <translation>nicht in Runde %1</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>später gekommen</translation>
    </message>
    <message>
        <source>They have not met this evening</source>
        <translation>Sie haben heute Abend nicht gegeneinander gespielt</translation>
    </message>
    <message>
        <source>They have met once this evening</source>
        <translation>Sie haben heute Abend einmal gegeneinander gespielt</translation>
    </message>
    <message>
        <source>They have met %1 times this evening</source>
        <translation>Sie haben heute Abend %1-mal gegeneinander gespielt</translation>
    </message>
    <message>
        <source>%1 and once before</source>
        <translation>%1 und früher einmal</translation>
    </message>
    <message>
        <source>%1 and %2 times before</source>
        <translation>%1 und früher %2-mal</translation>
    </message>
    <message>
        <source>No game that both like fits into the time that is left.</source>
        <translation>Kein Spiel, das beide mögen, passt in die Zeit, die bleibt.</translation>
    </message>
    <message>
        <source>%1; they have waited %2 and %3 minutes.</source>
        <translation>%1; sie warten seit %2 und %3 Minuten.</translation>
    </message>
    <message>
        <source>Waits for the next who is free, and may play the computer meanwhile.</source>
        <translation>Wartet auf den Nächsten, der frei ist, und kann inzwischen gegen den Computer spielen.</translation>
    </message>
    <message>
        <source>Waits until a board is free.</source>
        <translation>Wartet, bis ein Brett frei ist.</translation>
    </message>
    <message>
        <source>Waits for the next who is free.</source>
        <translation>Wartet auf den Nächsten, der frei ist.</translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation>Vorgabe %1</translation>
    </message>
    <message>
        <source>%1 says so by phone; the other can object.</source>
        <translation>%1 sagt es per Telefon; der andere kann widersprechen.</translation>
    </message>
    <message>
        <source>challenge open</source>
        <translation>Forderung offen</translation>
    </message>
    <message>
        <source>has not played for long</source>
        <translation>hat lange nicht gespielt</translation>
    </message>
    <message>
        <source>excused, not in round %1</source>
        <translation>entschuldigt, nicht in Runde %1</translation>
    </message>
    <message>
        <source>plays for the club, not in round %1</source>
        <translation>spielt für den Verein, nicht in Runde %1</translation>
    </message>
    <message>
        <source>a full point, not in round %1</source>
        <translation>ein ganzer Punkt, nicht in Runde %1</translation>
    </message>
    <message>
        <source>always at board %1</source>
        <translation>immer an Brett %1</translation>
    </message>
</context>
<context>
    <name>EveningHistory</name>
    <message>
        <source>The result of %1</source>
        <translation>Das Ergebnis von %1</translation>
    </message>
    <message>
        <source>The correction of %1</source>
        <translation>Die Korrektur von %1</translation>
    </message>
    <message>
        <source>The match %1</source>
        <translation>Die Partie %1</translation>
    </message>
    <message>
        <source>The pairing of round %1</source>
        <translation>Die Paarung von Runde %1</translation>
    </message>
    <message>
        <source>The end of the tournament</source>
        <translation>Das Ende des Turniers</translation>
    </message>
    <message>
        <source>%1 must not meet %2</source>
        <translation>%1 soll nicht gegen %2 spielen</translation>
    </message>
    <message>
        <source>What %1 has earned elsewhere</source>
        <translation>Was %1 anderswo erworben hat</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ist zurück</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1 ist gegangen</translation>
    </message>
    <message>
        <source>this laptop</source>
        <translation>dieser Laptop</translation>
    </message>
    <message>
        <source>another laptop</source>
        <translation>ein anderer Laptop</translation>
    </message>
    <message>
        <source>It doesn&apos;t count any more.</source>
        <translation>Es zählt nicht mehr.</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 is not there, %2 wins</source>
        <translation>%1 ist nicht da, %2 gewinnt</translation>
    </message>
    <message>
        <source>neither is there, both lose</source>
        <translation>keiner ist da, beide verlieren</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
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
        <translation>passt</translation>
    </message>
    <message>
        <source>%1 seconds left</source>
        <translation>noch %1 Sekunden</translation>
    </message>
    <message>
        <source>Tried out: %1</source>
        <translation>Ausprobiert: %1</translation>
    </message>
    <message>
        <source>There is no move yet.</source>
        <translation>Es wurde noch nicht gezogen.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a place</comment>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>seats, what stands where</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>keine Figuren</translation>
    </message>
    <message>
        <source>no move is possible</source>
        <translation>es ist kein Zug möglich</translation>
    </message>
    <message>
        <source>%1, running</source>
        <comment>a clock&apos;s time</comment>
        <translation>%1, läuft</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Diese Partie hat keine Uhr.</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 stellt auf</translation>
    </message>
</context>
<context>
    <name>StandingsWords</name>
    <message>
        <source>after round %1</source>
        <translation>nach Runde %1</translation>
    </message>
    <message>
        <source>during round %1</source>
        <translation>während Runde %1</translation>
    </message>
    <message>
        <source>The place is shared: nothing parts those who have it.</source>
        <translation>Der Platz ist geteilt: Nichts trennt die, die ihn haben.</translation>
    </message>
    <message>
        <source>round not played: %1</source>
        <translation>Runde nicht gespielt: %1</translation>
    </message>
    <message>
        <source>%1 (doesn't count)</source>
        <translation>%1 (zählt nicht)</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What a win against this person counts now</source>
        <translation>Was ein Sieg gegen diese Person jetzt zählt</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Erzielt</translation>
    </message>
    <message>
        <source>Points of the matches alone</source>
        <translation>Punkte der Partien allein</translation>
    </message>
    <message>
        <source>own worth %1</source>
        <translation>eigener Wert %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a name, points that count, what they could be</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 has %2 points: %3.</source>
        <translation>%1 hat %2 Punkte: %3.</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>nach einer Partie</translation>
    </message>
    <message>
        <source>after %1 matches</source>
        <translation>nach %1 Partien</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a name, 3 points</comment>
        <translation>%1 hat %2.</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source> and </source>
        <comment>between the names of those on turn</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 are on turn</source>
        <translation>%1 sind am Zug</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 bietet Remis an.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 bittet um eine Pause.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last turn.</source>
        <translation>%1 möchte den letzten Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>This position has occurred often enough to end the game.</source>
        <translation>Diese Stellung ist oft genug vorgekommen, um die Partie zu beenden.</translation>
    </message>
    <message>
        <source>You offered a draw.</source>
        <translation>Sie haben Remis angeboten.</translation>
    </message>
    <message>
        <source>You asked for a pause.</source>
        <translation>Sie haben um eine Pause gebeten.</translation>
    </message>
    <message>
        <source>You asked to take back the last turn.</source>
        <translation>Sie haben gebeten, den letzten Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Sie haben verloren</translation>
    </message>
    <message>
        <source>gave up</source>
        <comment>who has left a game of three</comment>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>who has left a game of three</comment>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a game of three</comment>
        <translation>ist gegangen</translation>
    </message>
    <message>
        <source>Your place: %1</source>
        <translation>Ihr Platz: %1</translation>
    </message>
</context>
<context>
    <name>TournamentKind</name>
    <message>
        <source>Open evening</source>
        <translation>Offener Abend</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>A few rounds</source>
        <translation>Ein paar Runden</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Pokal</translation>
    </message>
    <message>
        <source>Whoever is free says so and plays the next who is free. People come and go as they like; best for games of different length.</source>
        <translation>Wer frei ist, sagt es und spielt gegen den Nächsten, der frei ist. Alle kommen und gehen, wie sie wollen; am besten bei Spielen verschiedener Dauer.</translation>
    </message>
    <message>
        <source>Each meets each; up to about ten people, or over several evenings.</source>
        <translation>Jeder spielt gegen jeden; bis etwa zehn Leute oder über mehrere Abende.</translation>
    </message>
    <message>
        <source>Everybody plays in every round, against somebody who has done as well; from eight people up.</source>
        <translation>Alle spielen in jeder Runde, gegen jemanden, der gleich gut steht; ab acht Leuten.</translation>
    </message>
    <message>
        <source>Over many evenings, whoever comes plays; beating the leaders counts most.</source>
        <translation>Über viele Abende spielt, wer kommt; Siege gegen die Führenden zählen am meisten.</translation>
    </message>
    <message>
        <source>Who loses a match is out, until one is left.</source>
        <translation>Wer eine Partie verliert, scheidet aus, bis einer übrig ist.</translation>
    </message>
    <message>
        <source>Round robin, Berger tables</source>
        <translation>Rundenturnier, Berger-Tabellen</translation>
    </message>
    <message>
        <source>Swiss, by the rules of FIDE's Dutch system, edition 2026</source>
        <translation>Schweizer System, nach den Regeln des holländischen Systems der FIDE, Ausgabe 2026</translation>
    </message>
    <message>
        <source>Keizer, counted anew after each round</source>
        <translation>Keizer, nach jeder Runde neu gezählt</translation>
    </message>
    <message>
        <source>Knock-out with seeds</source>
        <translation>K.-o.-System mit Setzliste</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Wählen Sie mindestens zwei Leute.</translation>
    </message>
    <message>
        <source>Nothing has to be decided before: people can be added all evening.</source>
        <translation>Vorher muss nichts entschieden sein: Leute können den ganzen Abend dazukommen.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds and %3 matches.</source>
        <translation>%1 Leute ergeben %2 Runden und %3 Partien.</translation>
    </message>
    <message>
        <source>%1 people can't play %2 rounds without meeting again; at most %3 fit.</source>
        <translation>%1 Leute können keine %2 Runden spielen, ohne sich wieder zu begegnen; höchstens %3 passen.</translation>
    </message>
    <message>
        <source>After %1 rounds several may have won all; with %2 people %3 rounds find one winner.</source>
        <translation>Nach %1 Runden können mehrere alles gewonnen haben; bei %2 Leuten ergeben %3 Runden einen Sieger.</translation>
    </message>
    <message>
        <source>%1 rounds are enough for %2 people: at most one can win all.</source>
        <translation>%1 Runden reichen für %2 Leute: Höchstens einer kann alles gewinnen.</translation>
    </message>
    <message>
        <source>Rounds are added as long as the season lasts; not everybody has to come.</source>
        <translation>Runden kommen dazu, solange die Saison dauert; nicht alle müssen kommen.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds.</source>
        <translation>%1 Leute ergeben %2 Runden.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds; %3 of them don't play in the first.</source>
        <translation>%1 Leute ergeben %2 Runden; %3 von ihnen spielen in der ersten nicht.</translation>
    </message>
    <message>
        <source>One of them has a bye in each round.</source>
        <translation>Einer von ihnen ist in jeder Runde spielfrei.</translation>
    </message>
    <message>
        <source>Each match is two games, so that both have each side once.</source>
        <translation>Jede Begegnung hat zwei Partien, damit beide jede Seite einmal haben.</translation>
    </message>
    <message>
        <source>Sides are balanced: nobody has the same one much more often.</source>
        <translation>Die Seiten sind ausgeglichen: Niemand hat viel öfter dieselbe.</translation>
    </message>
    <message>
        <source>Without rounds</source>
        <translation>Ohne Runden</translation>
    </message>
    <message>
        <source>Two games each round</source>
        <translation>Zwei Partien je Runde</translation>
    </message>
    <message>
        <source>Strong and weak together</source>
        <translation>Stark und schwach zusammen</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Teams, a few rounds</source>
        <translation>Teams, einige Runden</translation>
    </message>
    <message>
        <source>Team against team</source>
        <translation>Team gegen Team</translation>
    </message>
    <message>
        <source>Teams, each against each</source>
        <translation>Teams, jeder gegen jeden</translation>
    </message>
    <message>
        <source>Cup with a second chance</source>
        <translation>Pokal mit zweiter Chance</translation>
    </message>
    <message>
        <source>Cup for every place</source>
        <translation>Pokal um jeden Platz</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Many people, few rounds</source>
        <translation>Viele Leute, wenige Runden</translation>
    </message>
    <message>
        <source>Each round is a match of two games, so that both move first once.</source>
        <translation>Jede Runde ist ein Kampf aus zwei Partien, damit beide einmal beginnen.</translation>
    </message>
    <message>
        <source>Everybody starts with points for strength and soon meets equals.</source>
        <translation>Alle beginnen mit Punkten nach Stärke und treffen bald auf Gleiche.</translation>
    </message>
    <message>
        <source>An order of places: who wins a challenge climbs. It goes on all season.</source>
        <translation>Eine Ordnung von Plätzen: Wer eine Forderung gewinnt, steigt. Die ganze Saison lang.</translation>
    </message>
    <message>
        <source>Teams meet teams that have done as well, several boards at once.</source>
        <translation>Teams treffen auf gleich gute Teams, an mehreren Brettern zugleich.</translation>
    </message>
    <message>
        <source>Two teams: everybody of one plays everybody of the other.</source>
        <translation>Zwei Teams: Alle des einen spielen gegen alle des anderen.</translation>
    </message>
    <message>
        <source>Each team meets each, several boards at once.</source>
        <translation>Jedes Team trifft auf jedes, an mehreren Brettern zugleich.</translation>
    </message>
    <message>
        <source>Only who has lost two matches is out.</source>
        <translation>Erst wer zwei Kämpfe verloren hat, ist draußen.</translation>
    </message>
    <message>
        <source>Nobody is out: everybody plays for a place to the end.</source>
        <translation>Niemand ist draußen: Alle spielen bis zuletzt um einen Platz.</translation>
    </message>
    <message>
        <source>Each meets each of a group; the best then play a cup.</source>
        <translation>Jeder spielt gegen jeden der Gruppe; die Besten spielen dann einen Pokal.</translation>
    </message>
    <message>
        <source>The stronger half begins with points that count for pairing alone, so that the best meet sooner.</source>
        <translation>Die stärkere Hälfte beginnt mit Punkten, die nur für die Auslosung zählen, damit sich die Besten früher treffen.</translation>
    </message>
    <message>
        <source>Swiss with matches of two games</source>
        <translation>Schweizer System mit Kämpfen aus zwei Partien</translation>
    </message>
    <message>
        <source>MacMahon</source>
        <translation>MacMahon</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Forderungen</translation>
    </message>
    <message>
        <source>Swiss for teams</source>
        <translation>Schweizer System für Teams</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Round robin for teams</source>
        <translation>Rundenturnier für Teams</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Doppel-K.-o.</translation>
    </message>
    <message>
        <source>Knock-out with placement</source>
        <translation>K.-o. mit Platzierungsspielen</translation>
    </message>
    <message>
        <source>Round robin in groups, by snake</source>
        <translation>Rundenturnier in Gruppen, nach der Schlange</translation>
    </message>
    <message>
        <source>Swiss, Dutch system with Baku acceleration</source>
        <translation>Schweizer System, holländisch, mit Baku-Beschleunigung</translation>
    </message>
    <message>
        <source>%1 groups of %2 or %3 make %4 rounds.</source>
        <translation>%1 Gruppen zu %2 oder %3 ergeben %4 Runden.</translation>
    </message>
    <message>
        <source>%1 groups of %2 make %3 rounds.</source>
        <translation>%1 Gruppen zu %2 ergeben %3 Runden.</translation>
    </message>
    <message>
        <source>%1 teams make %2 rounds.</source>
        <translation>%1 Teams ergeben %2 Runden.</translation>
    </message>
    <message>
        <source>%1 people make up to %2 matches; who has lost one plays on below.</source>
        <translation>%1 Leute ergeben bis zu %2 Kämpfe; wer einen verloren hat, spielt unten weiter.</translation>
    </message>
    <message>
        <source>Write the names of at least two teams.</source>
        <translation>Schreiben Sie die Namen von mindestens zwei Teams.</translation>
    </message>
    <message>
        <source>Places go by strength at first; nothing else has to be decided before.</source>
        <translation>Die Plätze gehen zuerst nach Stärke; sonst ist vorher nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Whoever has no grade written starts by rating, one grade for each %1 points.</source>
        <translation>Wer keine Stufe stehen hat, beginnt nach Wertungszahl, eine Stufe je %1 Punkte.</translation>
    </message>
    <message>
        <source>%1 teams can&apos;t play %2 rounds without meeting again.</source>
        <translation>%1 Teams können nicht %2 Runden spielen, ohne sich wieder zu treffen.</translation>
    </message>
    <message>
        <source>%1 teams play %2 rounds.</source>
        <translation>%1 Teams spielen %2 Runden.</translation>
    </message>
    <message>
        <source>%1 rounds: as many as a team has people.</source>
        <translation>%1 Runden: so viele, wie ein Team Leute hat.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BoardsPanel</name>
    <message>
        <source>Draft, nobody else sees it</source>
        <translation>Entwurf, niemand sonst sieht ihn</translation>
    </message>
    <message>
        <source>Pairing by hand</source>
        <translation>Paarung von Hand</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>Noch keine Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Spielfrei: %1</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Pair round 1</source>
        <translation>Runde 1 auslosen</translation>
    </message>
    <message>
        <source>Pair the next round</source>
        <translation>Nächste Runde auslosen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
    </message>
    <message>
        <source>meets</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Bretter der Runde</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Welche Runde</translation>
    </message>
    <message>
        <source>Clock of the round</source>
        <translation>Uhr der Runde</translation>
    </message>
    <message>
        <source>Everybody sits</source>
        <translation>Alle sitzen</translation>
    </message>
    <message>
        <source>Starts the clock of the round; the projector shows the boards that play.</source>
        <translation>Startet die Uhr der Runde; der Projektor zeigt die Bretter, die spielen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The draft goes; nobody has seen it.</source>
        <translation>Der Entwurf verschwindet; niemand hat ihn gesehen.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Exchange people and sides; what that breaks is listed before it is published.</source>
        <translation>Leute und Seiten tauschen; was das verletzt, steht vor dem Veröffentlichen da.</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Tauschen…</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why these two meet</source>
        <translation>Warum diese beiden gegeneinander spielen</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Korrigieren…</translation>
    </message>
    <message>
        <source>Another result or other sides, with a reason</source>
        <translation>Ein anderes Ergebnis oder andere Seiten, mit einem Grund</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>These two play on this computer; the result enters by itself.</source>
        <translation>Diese beiden spielen an diesem Computer; das Ergebnis kommt von selbst.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Why has this person the bye?</source>
        <translation>Warum ist diese Person spielfrei?</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>For fun, on this computer: it counts nowhere.</source>
        <translation>Zum Spaß, an diesem Computer: es zählt nirgends.</translation>
    </message>
    <message>
        <source>End the tournament…</source>
        <translation>Turnier beenden…</translation>
    </message>
    <message>
        <source>One more round…</source>
        <translation>Noch eine Runde…</translation>
    </message>
    <message>
        <source>Next stage…</source>
        <translation>Nächste Stufe…</translation>
    </message>
    <message>
        <source>The best of each group go on in a tournament of its own.</source>
        <translation>Die Besten jeder Gruppe spielen in einem eigenen Turnier weiter.</translation>
    </message>
    <message>
        <source>Game…</source>
        <translation>Spiel…</translation>
    </message>
    <message>
        <source>Which game these two play</source>
        <translation>Welches Spiel die beiden spielen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CopiesDialog</name>
    <message>
        <source>Copies &amp;go here</source>
        <translation>Kopien &amp;gehen hierhin</translation>
    </message>
    <message>
        <source>Go &amp;on from this copy</source>
        <translation>V&amp;on dieser Kopie weitermachen</translation>
    </message>
    <message>
        <source>Copies for a spare laptop</source>
        <translation>Kopien für einen Ersatzlaptop</translation>
    </message>
    <message>
        <source>After each pairing and each result a copy goes to this folder: a stick, or a folder that the second laptop sees. If the first laptop fails, the second one goes on from the newest copy.</source>
        <translation>Nach jeder Paarung und jedem Ergebnis geht eine Kopie in diesen Ordner: ein Stick oder ein Ordner, den der zweite Laptop sieht. Fällt der erste Laptop aus, macht der zweite von der neuesten Kopie weiter.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>No folder is chosen.</source>
        <translation>Es ist kein Ordner gewählt.</translation>
    </message>
    <message>
        <source>%1 · rounds: %2 · results: %3</source>
        <translation>%1 · Runden: %2 · Ergebnisse: %3</translation>
    </message>
    <message>
        <source>There is no copy in this folder yet.</source>
        <translation>In diesem Ordner ist noch keine Kopie.</translation>
    </message>
    <message>
        <source>&amp;Take in what is new</source>
        <translation>&amp;Neues übernehmen</translation>
    </message>
    <message>
        <source>For two laptops that both go on: what the other one has entered is added here. What contradicts is put aside for you.</source>
        <translation>Für zwei Laptops, die beide weitermachen: was der andere eingetragen hat, kommt hier hinzu. Was sich widerspricht, wird für Sie beiseitegelegt.</translation>
    </message>
    <message>
        <source>For a laptop that failed: this one goes on in its place.</source>
        <translation>Für einen Laptop, der ausfiel: dieser macht an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>Copies that were found</source>
        <translation>Gefundene Kopien</translation>
    </message>
    <message>
        <source>Codes of the sheets of paper</source>
        <translation>Codes von den Papierbögen</translation>
    </message>
    <message>
        <source>Paste here what a phone has scanned, or scan into this field, in any order</source>
        <translation>Hier einfügen, was ein Handy gescannt hat, oder in dieses Feld scannen, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>From codes on paper</source>
        <translation>Von Codes auf Papier</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CorrectBoard</name>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Korrigieren</translation>
    </message>
    <message>
        <source>Correct board %1</source>
        <translation>Brett %1 korrigieren</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>They sat the other way &amp;round</source>
        <translation>Sie saßen ande&amp;rsherum</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>such as: the slip was read wrongly</source>
        <translation>etwa: der Zettel wurde falsch gelesen</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Nobody's points or place change.</source>
        <translation>Niemandes Punkte oder Platz ändern sich.</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Ergebnis des Kampfes</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningPage</name>
    <message>
        <source>The copy could not be written: %1</source>
        <translation>Die Kopie konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>Vereinsabend</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeopleActions</name>
    <message>
        <source>plays for the club</source>
        <translation>spielt für den Verein</translation>
    </message>
    <message>
        <source>A full point</source>
        <translation>Ein ganzer Punkt</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t play in round %2 and gets a full point. Reason:</source>
        <translation>%1 spielt in Runde %2 nicht und bekommt einen ganzen Punkt. Grund:</translation>
    </message>
    <message>
        <source>Somebody who plays likes at least one game.</source>
        <translation>Wer mitspielt, mag mindestens ein Spiel.</translation>
    </message>
    <message>
        <source>what somebody likes to play</source>
        <translation>was jemand gern spielt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Rating of %1:</source>
        <translation>Wertungszahl von %1:</translation>
    </message>
    <message>
        <source>the rating was put right</source>
        <translation>die Wertungszahl wurde berichtigt</translation>
    </message>
    <message>
        <source>Always at one board</source>
        <translation>Immer an einem Brett</translation>
    </message>
    <message>
        <source>%1 always sits at this board; 0: at any</source>
        <translation>%1 sitzt immer an diesem Brett; 0: an jedem</translation>
    </message>
    <message>
        <source>where somebody sits</source>
        <translation>wo jemand sitzt</translation>
    </message>
    <message>
        <source>Line-up of %1</source>
        <translation>Aufstellung von %1</translation>
    </message>
    <message>
        <source>Who plays from round %1 on, one name a line, board 1 first:</source>
        <translation>Wer ab Runde %1 spielt, ein Name je Zeile, Brett 1 zuerst:</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>%1 plays for:</source>
        <translation>%1 spielt für:</translation>
    </message>
    <message>
        <source>the team was put right</source>
        <translation>das Team wurde berichtigt</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>%1 starts with so many points:</source>
        <translation>%1 beginnt mit so vielen Punkten:</translation>
    </message>
    <message>
        <source>the grade was put right</source>
        <translation>die Stufe wurde berichtigt</translation>
    </message>
    <message>
        <source>What %1 has earned elsewhere</source>
        <translation>Was %1 anderswo erworben hat</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Nicht gegeneinander</translation>
    </message>
    <message>
        <source>%1 must not meet:</source>
        <translation>%1 darf nicht spielen gegen:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RoundActions</name>
    <message>
        <source>It breaks nothing.</source>
        <translation>Das verletzt nichts.</translation>
    </message>
    <message>
        <source>Pairing by hand</source>
        <translation>Paarung von Hand</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Grund:</translation>
    </message>
    <message>
        <source>A pairing by hand needs a reason.</source>
        <translation>Eine Paarung von Hand braucht einen Grund.</translation>
    </message>
    <message>
        <source>Exchange people or swap sides, then publish with a reason.</source>
        <translation>Leute oder Seiten tauschen, dann mit einem Grund veröffentlichen.</translation>
    </message>
    <message>
        <source>That breaks nothing.</source>
        <translation>Das verletzt nichts.</translation>
    </message>
    <message>
        <source>End the tournament</source>
        <translation>Turnier beenden</translation>
    </message>
    <message>
        <source>Nothing is paired any more; the standings stay as they are. Results can still be corrected.</source>
        <translation>Es wird nichts mehr ausgelost; der Stand bleibt, wie er ist. Ergebnisse lassen sich noch korrigieren.</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>More rounds than were planned need a reason.</source>
        <translation>Mehr Runden als geplant brauchen einen Grund.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BoardActions</name>
    <message>
        <source>%1: %2 → %3 points, place %4 → %5</source>
        <translation>%1: %2 → %3 Punkte, Platz %4 → %5</translation>
    </message>
    <message>
        <source>and the places of %1 others</source>
        <translation>und die Plätze von %1 anderen</translation>
    </message>
    <message>
        <source>Round %1 stays as it was published. It would have been: %2</source>
        <translation>Runde %1 bleibt, wie sie veröffentlicht wurde. Sie wäre gewesen: %2</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Brett %1: %2</translation>
    </message>
    <message>
        <source>Board %1 plays %2.</source>
        <translation>Brett %1 spielt %2.</translation>
    </message>
    <message>
        <source>A tournament's board has two seats; this game has others.</source>
        <translation>Ein Turnierbrett hat zwei Plätze; dieses Spiel hat eine andere Zahl.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 is taken back. Reason:</source>
        <translation>%1 wird zurückgenommen. Grund:</translation>
    </message>
    <message>
        <source>Results came for a round that was taken back; enter them again.</source>
        <translation>Ergebnisse kamen für eine Runde, die zurückgenommen wurde; geben Sie sie neu ein.</translation>
    </message>
    <message>
        <source>A newer program has written something that this one can't read.</source>
        <translation>Ein neueres Programm hat etwas geschrieben, das dieses nicht lesen kann.</translation>
    </message>
    <message>
        <source>Paired twice</source>
        <translation>Doppelt gepaart</translation>
    </message>
    <message>
        <source>Two laptops have paired round %1. Which pairing was played?</source>
        <translation>Zwei Laptops haben Runde %1 ausgelost. Welche Paarung wurde gespielt?</translation>
    </message>
    <message>
        <source>this one was played</source>
        <translation>diese wurde gespielt</translation>
    </message>
    <message>
        <source>They stay aside</source>
        <translation>Sie bleiben beiseite</translation>
    </message>
    <message>
        <source>They are taken in</source>
        <translation>Sie werden aufgenommen</translation>
    </message>
    <message>
        <source>From the first laptop</source>
        <translation>Vom ersten Laptop</translation>
    </message>
    <message>
        <source>%1 entries were made on a laptop after the evening had gone on elsewhere.</source>
        <translation>%1 Einträge wurden auf einem Laptop gemacht, nachdem der Abend anderswo weiterging.</translation>
    </message>
    <message>
        <source>it was right</source>
        <translation>es stimmte</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CopyActions</name>
    <message>
        <source>Copies go to %1.</source>
        <translation>Kopien gehen nach %1.</translation>
    </message>
    <message>
        <source>What the other laptop had entered is here now.</source>
        <translation>Was der andere Laptop eingetragen hatte, ist jetzt auch hier.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>The last day was %1. Matches without a result: %2.</source>
        <translation>Der letzte Tag war der %1. Partien ohne Ergebnis: %2.</translation>
    </message>
    <message>
        <source>Until %1, in any order. Matches to be played: %2.</source>
        <translation>Bis %1, in beliebiger Reihenfolge. Noch zu spielen: %2.</translation>
    </message>
    <message>
        <source>Next: %1 – %2, round %3, board %4.</source>
        <translation>Als Nächstes: %1 – %2, Runde %3, Brett %4.</translation>
    </message>
    <message>
        <source>One result is missing.</source>
        <translation>Ein Ergebnis fehlt noch.</translation>
    </message>
    <message>
        <source>%1 results are missing.</source>
        <translation>%1 Ergebnisse fehlen noch.</translation>
    </message>
    <message>
        <source>The tournament has ended.</source>
        <translation>Das Turnier ist beendet.</translation>
    </message>
    <message>
        <source>All matches of the groups have been played.</source>
        <translation>Alle Spiele der Gruppen sind gespielt.</translation>
    </message>
    <message>
        <source>That was the last round.</source>
        <translation>Das war die letzte Runde.</translation>
    </message>
    <message>
        <source>Whoever isn&apos;t there need not be waited for any longer: board %1.</source>
        <translation>Auf Fehlende muss nicht länger gewartet werden: Brett %1.</translation>
    </message>
    <message>
        <source>Boards marked * begin as soon as a board is free.</source>
        <translation>Bretter mit * beginnen, sobald eines frei ist.</translation>
    </message>
    <message>
        <source>%1 teams are here.</source>
        <translation>%1 Teams sind da.</translation>
    </message>
    <message>
        <source>%1 people are here.</source>
        <translation>%1 Leute sind da.</translation>
    </message>
    <message>
        <source>Check in who is here: a click on a row, or Space.</source>
        <translation>Haken Sie an, wer da ist: ein Klick auf eine Zeile oder die Leertaste.</translation>
    </message>
</context>
<context>
    <name>ExplainWords</name>
    <message>
        <source>Bye: %1</source>
        <translation>Spielfrei: %1</translation>
    </message>
</context>
<context>
    <name>NextStage</name>
    <message>
        <source>Next stage</source>
        <translation>Nächste Stufe</translation>
    </message>
    <message>
        <source>So many of each group go on:</source>
        <translation>So viele jeder Gruppe kommen weiter:</translation>
    </message>
    <message>
        <source>a cup</source>
        <translation>einen Pokal</translation>
    </message>
    <message>
        <source>each against each, without those who have met</source>
        <translation>jeder gegen jeden, ohne die schon gespielten</translation>
    </message>
    <message>
        <source>They play:</source>
        <translation>Sie spielen:</translation>
    </message>
    <message>
        <source>Final: %1</source>
        <translation>Finale: %1</translation>
    </message>
    <message>
        <source>Cup: %1</source>
        <translation>Pokal: %1</translation>
    </message>
    <message>
        <source>A result of the groups was corrected: %1 would not be here, and %2 would.</source>
        <translation>Ein Ergebnis der Gruppen wurde berichtigt: %1 wäre nicht hier und %2 schon.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpenActions</name>
    <message>
        <source>Who wins a challenge takes the place of the one challenged.</source>
        <translation>Wer eine Forderung gewinnt, bekommt den Platz des Geforderten.</translation>
    </message>
    <message>
        <source>Nobody is waiting. Whoever wants to play is checked on the left.</source>
        <translation>Niemand wartet. Wer spielen will, wird links angehakt.</translation>
    </message>
    <message>
        <source>One is waiting for somebody to play.</source>
        <translation>Einer wartet auf jemanden zum Spielen.</translation>
    </message>
    <message>
        <source>%1 want to play.</source>
        <translation>%1 wollen spielen.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningHead</name>
    <message>
        <source>%1 things contradict what another laptop says.</source>
        <translation>%1 Dinge widersprechen dem, was ein anderer Laptop sagt.</translation>
    </message>
    <message>
        <source>A folder, a stick or another laptop that gets a copy after each result</source>
        <translation>Ein Ordner, ein Stick oder ein anderer Laptop, der nach jedem Ergebnis eine Kopie bekommt</translation>
    </message>
    <message>
        <source>A lot is still to be drawn. Its check code begins with %1</source>
        <translation>Ein Los ist noch zu ziehen. Sein Prüfcode beginnt mit %1</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Kopien…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden…</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verlauf…</translation>
    </message>
    <message>
        <source>Its name, clock and boards; minutes alone, or the last day</source>
        <translation>Name, Uhr und Bretter; Minuten allein oder der letzte Tag</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Lots…</source>
        <translation>Lose…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Pairings, boards and standings on a second screen</source>
        <translation>Paarungen, Bretter und Stand auf einem zweiten Bildschirm</translation>
    </message>
    <message>
        <source>Pairings, standings, slips, score sheets and more: to print, as PDF, for the web</source>
        <translation>Paarungen, Stand, Zettel, Partieformulare und mehr: zum Drucken, als PDF, fürs Web</translation>
    </message>
    <message>
        <source>Papers…</source>
        <translation>Papiere…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>Something contradicts what another laptop says.</source>
        <translation>Etwas widerspricht dem, was ein anderer Laptop sagt.</translation>
    </message>
    <message>
        <source>The check code, words that are called out, and lots drawn again</source>
        <translation>Der Prüfcode, gerufene Worte, und Lose noch einmal gezogen</translation>
    </message>
    <message>
        <source>What was done, by whom and where; what nothing depends on is taken back here</source>
        <translation>Was getan wurde, von wem und wo; wovon nichts abhängt, wird hier zurückgenommen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningProjector</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>Round %1, by name</source>
        <translation>Runde %1, nach Namen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Meets</source>
        <translation>Gegen</translation>
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
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Noch hat niemand gespielt.</translation>
    </message>
    <message>
        <source>The first round is about to be paired.</source>
        <translation>Die erste Runde wird gleich ausgelost.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1, still playing</source>
        <translation>Runde %1, noch im Spiel</translation>
    </message>
    <message>
        <source>Playing now</source>
        <translation>Jetzt im Spiel</translation>
    </message>
    <message>
        <source>Nobody plays at the moment.</source>
        <translation>Im Augenblick spielt niemand.</translation>
    </message>
    <message>
        <source>Who wants to play</source>
        <translation>Wer spielen will</translation>
    </message>
    <message>
        <source>Check code of the lot:</source>
        <translation>Prüfcode des Loses:</translation>
    </message>
    <message>
        <source>The next lot</source>
        <translation>Das nächste Los</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ExchangePeople</name>
    <message>
        <source>Exchange two people</source>
        <translation>Zwei Leute tauschen</translation>
    </message>
    <message>
        <source>&amp;Exchange</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Who:</source>
        <translation>&amp;Wer:</translation>
    </message>
    <message>
        <source>W&amp;ith:</source>
        <translation>&amp;Mit:</translation>
    </message>
    <message>
        <source>%1 (bye)</source>
        <translation>%1 (spielfrei)</translation>
    </message>
    <message>
        <source>%1 (board %2)</source>
        <translation>%1 (Brett %2)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpenPanel</name>
    <message>
        <source>They play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>They play: %1</source>
        <translation>Sie spielen: %1</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Jetzt nicht: %1</translation>
    </message>
    <message>
        <source>Nobody plays at the moment</source>
        <translation>Im Augenblick spielt niemand</translation>
    </message>
    <message>
        <source>Boards where somebody plays: %1</source>
        <translation>Bretter, an denen gespielt wird: %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Open evening</source>
        <translation>Offener Abend</translation>
    </message>
    <message>
        <source>Boards of the evening, those where somebody plays first</source>
        <translation>Bretter des Abends, zuerst die, an denen gespielt wird</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Korrigieren…</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>These two play on this computer; the result enters by itself.</source>
        <translation>Diese beiden spielen an diesem Computer; das Ergebnis kommt von selbst.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>One pair is proposed.</source>
        <translation>Ein Paar wird vorgeschlagen.</translation>
    </message>
    <message>
        <source>%1 pairs are proposed.</source>
        <translation>%1 Paare werden vorgeschlagen.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Play the computer: %1</source>
        <translation>Gegen den Computer: %1</translation>
    </message>
    <message>
        <source>Then only games are proposed that there is still time for.</source>
        <translation>Dann werden nur Spiele vorgeschlagen, für die noch Zeit ist.</translation>
    </message>
    <message>
        <source>When the evening ends</source>
        <translation>Wann der Abend endet</translation>
    </message>
    <message>
        <source>Ends at:</source>
        <translation>Endet um:</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Wer fordert</translation>
    </message>
    <message>
        <source>Who is challenged</source>
        <translation>Wer gefordert wird</translation>
    </message>
    <message>
        <source>challenges</source>
        <comment>stands between two names</comment>
        <translation>fordert</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Fordern</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PastePeople</name>
    <message>
        <source>Many people at once</source>
        <translation>Viele Leute auf einmal</translation>
    </message>
    <message>
        <source>Names, one a line, or columns of a spreadsheet</source>
        <translation>Namen, einer je Zeile, oder Spalten einer Tabelle</translation>
    </message>
    <message>
        <source>Paste here: a name on each line, or columns of a spreadsheet</source>
        <translation>Hier einfügen: ein Name je Zeile oder Spalten einer Tabelle</translation>
    </message>
    <message>
        <source>What will be done with each line</source>
        <translation>Was mit jeder Zeile geschieht</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Open a list of people</source>
        <translation>Liste von Leuten öffnen</translation>
    </message>
    <message>
        <source>Tables and texts</source>
        <translation>Tabellen und Texte</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>%1 can't be read, or is too large for a list of people.</source>
        <translation>%1 kann nicht gelesen werden oder ist zu groß für eine Liste von Leuten.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Line %1 is no name</source>
        <translation>Zeile %1 ist kein Name</translation>
    </message>
    <message>
        <source>Twice: also in line %1</source>
        <translation>Doppelt: auch in Zeile %1</translation>
    </message>
    <message>
        <source>Is there already</source>
        <translation>Ist schon da</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>New guest</source>
        <translation>Neuer Gast</translation>
    </message>
    <message>
        <source>%1 will be added, %2 lines are passed over.</source>
        <translation>%1 kommen dazu, %2 Zeilen werden übergangen.</translation>
    </message>
    <message>
        <source>&amp;Add %1</source>
        <translation>%1 &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeoplePanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <translation>%1 von %2 da</translation>
    </message>
    <message>
        <source>&amp;Not in round %1</source>
        <translation>&amp;Nicht in Runde %1</translation>
    </message>
    <message>
        <source>&amp;Half a point for round %1</source>
        <translation>&amp;Halber Punkt für Runde %1</translation>
    </message>
    <message>
        <source>&amp;Back again</source>
        <translation>&amp;Wieder zurück</translation>
    </message>
    <message>
        <source>&amp;Leaves for good</source>
        <translation>&amp;Geht ganz</translation>
    </message>
    <message>
        <source>&amp;Must not meet…</source>
        <translation>&amp;Darf nicht gegen…</translation>
    </message>
    <message>
        <source>&amp;Everybody is here</source>
        <translation>&amp;Alle sind da</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>People: checked who takes part</source>
        <translation>Leute: angehakt, wer mitmacht</translation>
    </message>
    <message>
        <source>People: checked who wants to play</source>
        <translation>Leute: angehakt, wer spielen will</translation>
    </message>
    <message>
        <source>People: checked who plays in the next round</source>
        <translation>Leute: angehakt, wer in der nächsten Runde spielt</translation>
    </message>
    <message>
        <source>Add a member or guest</source>
        <translation>Mitglied oder Gast hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>Einfügen…</translation>
    </message>
    <message>
        <source>Takes many people in at once: pasted, or from a spreadsheet (CSV)</source>
        <translation>Nimmt viele Leute auf einmal auf: eingefügt oder aus einer Tabelle (CSV)</translation>
    </message>
    <message>
        <source>All or none</source>
        <translation>Alle oder keine</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>What else the chosen person does: pauses, leaves, comes back</source>
        <translation>Was die gewählte Person sonst tut: aussetzen, gehen, zurückkommen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Likes %1</source>
        <translation>Mag %1</translation>
    </message>
    <message>
        <source>Not in round %1</source>
        <translation>Nicht in Runde %1</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <translation>&amp;Wertungszahl…</translation>
    </message>
    <message>
        <source>L&amp;ine-up…</source>
        <translation>A&amp;ufstellung…</translation>
    </message>
    <message>
        <source>&amp;Team…</source>
        <translation>&amp;Team…</translation>
    </message>
    <message>
        <source>&amp;Grade…</source>
        <translation>&amp;Stufe…</translation>
    </message>
    <message>
        <source>E&amp;arned elsewhere…</source>
        <translation>A&amp;nderswo erworben…</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>People on the ladder, the first on top</source>
        <translation>Leute der Rangliste, der Erste oben</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Ein Team hinzufügen</translation>
    </message>
    <message>
        <source>Name of a team</source>
        <translation>Teamname</translation>
    </message>
    <message>
        <source>T&amp;ake back what was earned elsewhere…</source>
        <translation>A&amp;nderswo Erworbenes zurücknehmen…</translation>
    </message>
    <message>
        <source>E&amp;xcused in round %1</source>
        <translation>&amp;Entschuldigt in Runde %1</translation>
    </message>
    <message>
        <source>Plays for the &amp;club in round %1</source>
        <translation>Spielt für den &amp;Verein in Runde %1</translation>
    </message>
    <message>
        <source>A f&amp;ull point for round %1…</source>
        <translation>Ganzer &amp;Punkt für Runde %1…</translation>
    </message>
    <message>
        <source>Al&amp;ways at one board…</source>
        <translation>Immer an einem &amp;Brett…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultEntry</name>
    <message>
        <source>Board and key, then Enter: 1 first player wins, 2 second player wins, = draw</source>
        <translation>Brett und Taste, dann Enter: 1 erster Spieler gewinnt, 2 zweiter Spieler gewinnt, = Remis</translation>
    </message>
    <message>
        <source>Type the number of a board and 1, 2, =, + or -.</source>
        <translation>Geben Sie die Nummer eines Bretts ein und 1, 2, =, + oder -.</translation>
    </message>
    <message>
        <source>There is no board %1.</source>
        <translation>Es gibt kein Brett %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two people, a result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It has a result: %1</source>
        <translation>Es hat schon ein Ergebnis: %1</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Ergebnis:</translation>
    </message>
    <message>
        <source>Result: board and key</source>
        <translation>Ergebnis: Brett und Taste</translation>
    </message>
    <message>
        <source>1 first player wins, 2 or 0 second player wins, = draw,
+ second player is not there, - first player is not there, -- neither is,
* no result yet</source>
        <translation>1 erster Spieler gewinnt, 2 oder 0 zweiter Spieler gewinnt, = Remis,
+ zweiter Spieler ist nicht da, - erster Spieler ist nicht da, -- keiner ist da,
* noch kein Ergebnis</translation>
    </message>
    <message>
        <source>Board and each game for the first team, then Enter: 1 1-0,½-½,0-1,+:-</source>
        <translation>Brett und jede Partie für das erste Team, dann Enter: 1 1-0,½-½,0-1,+:-</translation>
    </message>
    <message>
        <source>Board and the sum for the first player, then Enter: 1 1½-½</source>
        <translation>Brett und die Summe für den ersten Spieler, dann Enter: 1 1½-½</translation>
    </message>
    <message>
        <source>Type the number of a board, a space and its result.</source>
        <translation>Tippen Sie die Nummer eines Bretts, ein Leerzeichen und das Ergebnis.</translation>
    </message>
    <message>
        <source>Result of a match: board and result</source>
        <translation>Ergebnis eines Kampfes: Brett und Ergebnis</translation>
    </message>
    <message>
        <source>1-0, 0-1, ½-½ or = for a game, +:- and -:+ where one is not there,
* no result yet</source>
        <translation>1-0, 0-1, ½-½ oder = für eine Partie, +:- und -:+, wo einer fehlt,
* noch kein Ergebnis</translation>
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
        <translation>Stand; Enter sagt, wie ein Platz zustande kam</translation>
    </message>
    <message>
        <source>Enter or a double click tells how a place came about.</source>
        <translation>Enter oder ein Doppelklick sagt, wie ein Platz zustande kam.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre, wenn…</translation>
    </message>
    <message>
        <source>The standings if the boards that still play end so</source>
        <translation>Der Stand, wenn die noch spielenden Bretter so enden</translation>
    </message>
    <message>
        <source>Series…</source>
        <translation>Serie…</translation>
    </message>
    <message>
        <source>What the evenings of this series come to together</source>
        <translation>Was die Abende dieser Serie zusammen ergeben</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentForm</name>
    <message>
        <source>guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Das Turnier braucht einen Namen.</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Wählen Sie ein Spiel.</translation>
    </message>
    <message>
        <source>Each round is of the next game, in the order of the list.</source>
        <translation>Jede Runde ist vom nächsten Spiel, in der Reihenfolge der Liste.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Spiele:</translation>
    </message>
    <message>
        <source>Rounds:</source>
        <translation>Runden:</translation>
    </message>
    <message>
        <source>Clock:</source>
        <translation>Uhr:</translation>
    </message>
    <message>
        <source>Games: checked those that are played</source>
        <translation>Spiele: angehakt, was gespielt wird</translation>
    </message>
    <message>
        <source>Matches of two games, sides swapped</source>
        <translation>Zwei Partien je Begegnung, Seiten getauscht</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>What fits into the evening</source>
        <translation>Was in den Abend passt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Stufe</translation>
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
        <translation>%1 ist keine Stufe; schreiben Sie eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Counts for a series</source>
        <translation>Zählt für eine Serie</translation>
    </message>
    <message>
        <source>%1 is no number of points.</source>
        <translation>%1 ist keine Punktzahl.</translation>
    </message>
    <message>
        <source>The two at a board choose the game; until they have, it is the next one of the list.</source>
        <translation>Die beiden am Brett wählen das Spiel; bis dahin ist es das nächste der Liste.</translation>
    </message>
    <message>
        <source>%1 is no day; write it such as 31-3-2027.</source>
        <translation>%1 ist kein Tag; schreiben Sie ihn wie 31.3.2027.</translation>
    </message>
    <message>
        <source>%1 is no share; write it such as 2/3.</source>
        <translation>%1 ist kein Anteil; schreiben Sie ihn wie 2/3.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesFold</name>
    <message>
        <source>Boards of each game: write a number for each, in the order of the list.</source>
        <translation>Bretter je Spiel: eine Zahl für jedes schreiben, in der Reihenfolge der Liste.</translation>
    </message>
    <message>
        <source>Points, tie-breaks, sides</source>
        <translation>Punkte, Feinwertung, Seiten</translation>
    </message>
    <message>
        <source>Win, draw, loss:</source>
        <translation>Sieg, Remis, Niederlage:</translation>
    </message>
    <message>
        <source>Tie-breaks:</source>
        <translation>Feinwertung:</translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation>die üblichen</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as BH/C1,BH,DE</source>
        <translation>Kürzel mit Kommas dazwischen, etwa BH/C1,BH,DE</translation>
    </message>
    <message>
        <source>Order at first:</source>
        <translation>Anfangsreihenfolge:</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Stand:</translation>
    </message>
    <message>
        <source>beating the leaders counts most (Keizer)</source>
        <translation>Siege gegen Führende zählen am meisten (Keizer)</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>Boards:</source>
        <translation>Bretter:</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>How many there are; with fewer than a round needs some play when one is free.</source>
        <translation>Wie viele da sind; reichen sie nicht für eine Runde, spielen einige, sobald eines frei ist.</translation>
    </message>
    <message>
        <source>Boards of each game:</source>
        <translation>Bretter je Spiel:</translation>
    </message>
    <message>
        <source>A number for each game, in the order of the list, with blanks between, such as: 4 2</source>
        <translation>Eine Zahl für jedes Spiel, in der Reihenfolge der Liste, mit Leerzeichen dazwischen, etwa: 4 2</translation>
    </message>
    <message>
        <source>Instead of a bye:</source>
        <translation>Statt spielfrei:</translation>
    </message>
    <message>
        <source>Sides are balanced</source>
        <translation>Seiten werden ausgeglichen</translation>
    </message>
    <message>
        <source>Twice, with sides swapped</source>
        <translation>Zweimal, mit getauschten Seiten</translation>
    </message>
    <message>
        <source>Everybody plays unless he says he doesn't</source>
        <translation>Alle spielen, wenn sie nicht absagen</translation>
    </message>
    <message>
        <source>People of like strength rather meet</source>
        <translation>Lieber gegen jemanden gleicher Stärke</translation>
    </message>
    <message>
        <source>The two at a board choose the game</source>
        <translation>Die beiden am Brett wählen das Spiel</translation>
    </message>
    <message>
        <source>System:</source>
        <translation>System:</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>nach Wertungszahl</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch Los</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>wie eingegeben</translation>
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
        <translation>Nicht gegeneinander: %1</translation>
    </message>
    <message>
        <source>Must not meet…</source>
        <translation>Nicht gegeneinander…</translation>
    </message>
    <message>
        <source>A family, or people who come in one car: no two of them meet.</source>
        <translation>Eine Familie, oder Leute aus einem Auto: keine zwei von ihnen treffen aufeinander.</translation>
    </message>
    <message>
        <source>Everybody may meet</source>
        <translation>Jeder gegen jeden</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PointsChoice</name>
    <message>
        <source>as the game gives them: %1</source>
        <translation>wie das Spiel sie gibt: %1</translation>
    </message>
</context>
<context>
    <name>ChosenWords</name>
    <message>
        <source>%1 and others have neither a grade nor a rating; write a grade beside the name.</source>
        <translation>%1 und andere haben weder Stufe noch Wertungszahl; schreiben Sie eine Stufe neben den Namen.</translation>
    </message>
    <message>
        <source>No grade or rating is known of %1; write a grade beside the name.</source>
        <translation>Von %1 ist weder Stufe noch Wertungszahl bekannt; schreiben Sie eine Stufe neben den Namen.</translation>
    </message>
    <message>
        <source>Write beside the names who plays for which team.</source>
        <translation>Schreiben Sie neben die Namen, wer für welches Team spielt.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentPage</name>
    <message>
        <source>Club evening</source>
        <translation>Vereinsabend</translation>
    </message>
    <message>
        <source>What is it to be this evening?</source>
        <translation>Was soll es heute Abend sein?</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Weitermachen mit</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Go on from a copy…</source>
        <translation>Von einer Kopie weitermachen…</translation>
    </message>
    <message>
        <source>Another laptop has left it on a stick or in a folder.</source>
        <translation>Ein anderer Laptop hat sie auf einem Stick oder in einem Ordner hinterlassen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>More kinds of tournament</source>
        <translation>Weitere Arten von Turnieren</translation>
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
        <translation>Paarungen nach Brett</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Paarungen nach Name</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>The state as codes</source>
        <translation>Der Stand als Codes</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Partieformulare</translation>
    </message>
    <message>
        <source>Sheet for a power cut</source>
        <translation>Blatt für einen Stromausfall</translation>
    </message>
    <message>
        <source>Matches of the evening</source>
        <translation>Partien des Abends</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Namenskarten</translation>
    </message>
    <message>
        <source>Personal cards</source>
        <translation>Persönliche Karten</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Urkunden</translation>
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
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>Der Drucker ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Pr&amp;evious sheet</source>
        <translation>&amp;Voriges Blatt</translation>
    </message>
    <message>
        <source>&amp;Next sheet</source>
        <translation>&amp;Nächstes Blatt</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Folder for the &amp;web…</source>
        <translation>Ordner fürs &amp;Web…</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papiere</translation>
    </message>
    <message>
        <source>whole names</source>
        <translation>ganze Namen</translation>
    </message>
    <message>
        <source>first name and a letter</source>
        <translation>Vorname und ein Buchstabe</translation>
    </message>
    <message>
        <source>numbers only</source>
        <translation>nur Nummern</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Runde:</translation>
    </message>
    <message>
        <source>Places:</source>
        <translation>Plätze:</translation>
    </message>
    <message>
        <source>Names:</source>
        <translation>Namen:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Seite für einen Browser</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Tabelle zum Rechnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Folder for the web</source>
        <translation>Ordner fürs Web</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhyDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Was entschied</translation>
    </message>
    <message>
        <source>choose somebody</source>
        <translation>jemanden wählen</translation>
    </message>
    <message>
        <source>Why not with:</source>
        <translation>Warum nicht mit:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AdviceBox</name>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>Minutes of the evening</source>
        <translation>Minuten des Abends</translation>
    </message>
    <message>
        <source>What fits?</source>
        <translation>Was passt?</translation>
    </message>
    <message>
        <source>Hundreds of evenings with these people are drawn by lot and counted.</source>
        <translation>Hunderte Abende mit diesen Leuten werden ausgelost und gezählt.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PhonesPage</name>
    <message>
        <source>Open to phones</source>
        <translation>Für Handys öffnen</translation>
    </message>
    <message>
        <source>Closing…</source>
        <translation>Wird geschlossen…</translation>
    </message>
    <message>
        <source>&amp;Close to phones</source>
        <translation>Für Handys &amp;schließen</translation>
    </message>
    <message>
        <source>The club is open to phones</source>
        <translation>Der Verein ist für Handys geöffnet</translation>
    </message>
    <message>
        <source>The program boardwright-server, which lets phones in, is missing beside this one: install it too.</source>
        <translation>Das Programm boardwright-server, das Handys hereinlässt, fehlt neben diesem: Installieren Sie es auch.</translation>
    </message>
    <message>
        <source>Port %1 can&apos;t be opened: another program has it. End that one, or open on another port.</source>
        <translation>Port %1 kann nicht geöffnet werden: Ein anderes Programm hat ihn. Beenden Sie es, oder nehmen Sie einen anderen Port.</translation>
    </message>
    <message>
        <source>The server has ended unexpectedly. Every move that was acknowledged is kept: open again, and the games go on.</source>
        <translation>Der Server hat unerwartet aufgehört. Jeder bestätigte Zug ist gesichert: Öffnen Sie wieder, und die Partien gehen weiter.</translation>
    </message>
    <message>
        <source>What the server says can&apos;t be understood: install the whole program anew.</source>
        <translation>Was der Server sagt, ist nicht zu verstehen: Installieren Sie das ganze Programm neu.</translation>
    </message>
    <message>
        <source>The club can&apos;t be opened to phones: %1</source>
        <translation>Der Verein kann nicht für Handys geöffnet werden: %1</translation>
    </message>
    <message>
        <source>Open to phones: %1</source>
        <translation>Für Handys geöffnet: %1</translation>
    </message>
    <message>
        <source>This computer has another address now: %1</source>
        <translation>Dieser Computer hat jetzt eine andere Adresse: %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>20:14:05 from 192.168.1.23</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 from this computer</source>
        <comment>20:14:05 from this computer</comment>
        <translation>%1 von diesem Computer</translation>
    </message>
    <message>
        <source>QR code: %1</source>
        <translation>QR-Code: %1</translation>
    </message>
    <message>
        <source>QR code of the Wi-Fi %1</source>
        <translation>QR-Code des WLANs %1</translation>
    </message>
    <message>
        <source>This computer is in no network: join a Wi-Fi or make a hotspot, and the address here follows.</source>
        <translation>Dieser Computer ist in keinem Netz: Gehen Sie in ein WLAN oder machen Sie einen Hotspot, und die Adresse hier folgt.</translation>
    </message>
    <message>
        <source>1. Into the Wi-Fi “%1”</source>
        <translation>1. Ins WLAN „%1“</translation>
    </message>
    <message>
        <source>2. To the page</source>
        <translation>2. Zur Seite</translation>
    </message>
    <message>
        <source>Scan this, or type the address:</source>
        <translation>Scannen, oder die Adresse eintippen:</translation>
    </message>
    <message>
        <source>The club is open to phones, and people are here.</source>
        <translation>Der Verein ist für Handys geöffnet, und es sind Leute da.</translation>
    </message>
    <message>
        <source>Their games wait, and go on when it is opened again.</source>
        <translation>Ihre Partien warten und gehen weiter, wenn er wieder geöffnet wird.</translation>
    </message>
    <message>
        <source>Close &amp;all the same</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>This computer is in several networks: choose the one that the phones are in</source>
        <translation>Dieser Computer ist in mehreren Netzen: Wählen Sie das der Handys</translation>
    </message>
    <message>
        <source>Guests&apos; code</source>
        <translation>Code für Gäste</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Games now</source>
        <translation>Partien jetzt</translation>
    </message>
    <message>
        <source>Page reached last</source>
        <translation>Seite zuletzt erreicht</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NobodyCame</name>
    <message>
        <source>A firewall on this computer: sudo ufw allow %1/tcp</source>
        <translation>Eine Firewall auf diesem Computer: sudo ufw allow %1/tcp</translation>
    </message>
    <message>
        <source>Nobody has come yet. In this order, it may be that:</source>
        <translation>Noch ist niemand gekommen. Es kann sein, in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>The Wi-Fi is one for guests that keeps phones apart: take another, or make the phone&apos;s own hotspot the Wi-Fi.</source>
        <translation>Das WLAN ist eines für Gäste, das Handys voneinander trennt: Nehmen Sie ein anderes, oder den Hotspot eines Handys als WLAN.</translation>
    </message>
    <message>
        <source>The phone is on mobile data because this Wi-Fi has no internet: switch mobile data off.</source>
        <translation>Das Handy nutzt mobile Daten, weil dieses WLAN kein Internet hat: Schalten Sie mobile Daten aus.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WifiPanel</name>
    <message>
        <source>The Wi-Fi as a code too</source>
        <translation>Auch das WLAN als Code</translation>
    </message>
    <message>
        <source>Phones that scan it join the Wi-Fi without typing.</source>
        <translation>Handys, die ihn scannen, gehen ohne Tippen ins WLAN.</translation>
    </message>
    <message>
        <source>&amp;Name of the Wi-Fi</source>
        <translation>&amp;Name des WLANs</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Kennwort</translation>
    </message>
    <message>
        <source>&amp;Remember both on this computer</source>
        <translation>Beides auf diesem Computer &amp;merken</translation>
    </message>
    <message>
        <source>Where there is no Wi-Fi, or one that keeps phones apart, this computer can be one itself. As long as it is, it is in no other Wi-Fi.</source>
        <translation>Wo es kein WLAN gibt oder eines, das Handys voneinander trennt, kann dieser Computer selbst eines sein. Solange er das ist, ist er in keinem anderen WLAN.</translation>
    </message>
    <message>
        <source>This computer is a Wi-Fi now: %1</source>
        <translation>Dieser Computer ist jetzt ein WLAN: %1</translation>
    </message>
    <message>
        <source>This computer is no Wi-Fi any more.</source>
        <translation>Dieser Computer ist kein WLAN mehr.</translation>
    </message>
    <message>
        <source>NetworkManager makes no Wi-Fi of this computer, and doesn&apos;t say why.</source>
        <translation>NetworkManager macht aus diesem Computer kein WLAN und sagt nicht, warum.</translation>
    </message>
    <message>
        <source>NetworkManager makes no Wi-Fi of this computer: %1</source>
        <translation>NetworkManager macht aus diesem Computer kein WLAN: %1</translation>
    </message>
    <message>
        <source>Making a Wi-Fi…</source>
        <translation>Ein WLAN wird aufgemacht…</translation>
    </message>
    <message>
        <source>Ending the Wi-Fi…</source>
        <translation>Das WLAN wird beendet…</translation>
    </message>
    <message>
        <source>&amp;End this computer&apos;s Wi-Fi</source>
        <translation>WLAN dieses Computers &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Make this computer a Wi-Fi</source>
        <translation>Diesen Computer zum WLAN &amp;machen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StaffCodes</name>
    <message>
        <source>Organiser&apos;s code</source>
        <translation>Code der Leitung</translation>
    </message>
    <message>
        <source>Codes for who helps</source>
        <translation>Codes für die, die helfen</translation>
    </message>
    <message>
        <source>Typed on a phone, under “I help or organise”: a helper checks people in and enters results, an arbiter also corrects them, the organiser does everything. Close this before a projector shows it.</source>
        <translation>Am Handy eingetippt, unter „Ich helfe oder organisiere“: Wer hilft, meldet Leute an und trägt Ergebnisse ein, der Schiedsrichter berichtigt sie auch, die Leitung macht alles. Schließen Sie das, bevor ein Beamer es zeigt.</translation>
    </message>
    <message>
        <source>Helpers&apos; code</source>
        <translation>Code für Helfer</translation>
    </message>
    <message>
        <source>Arbiter&apos;s code</source>
        <translation>Code des Schiedsrichters</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpeningForm</name>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>&amp;Open to phones</source>
        <translation>Für Handys ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Whoever is in the same Wi-Fi plays on a phone or a laptop, in its browser: this computer gives out a page, and no internet is needed. It is the same club as here: members, matches and points.</source>
        <translation>Wer im selben WLAN ist, spielt auf dem Handy oder Laptop, im Browser: Dieser Computer gibt eine Seite aus, und es braucht kein Internet. Es ist derselbe Verein wie hier: Mitglieder, Partien und Punkte.</translation>
    </message>
    <message>
        <source>Name of the &amp;club on the page</source>
        <translation>Name des &amp;Vereins auf der Seite</translation>
    </message>
    <message>
        <source>&amp;Guests need the code of the evening</source>
        <translation>&amp;Gäste brauchen den Code des Abends</translation>
    </message>
    <message>
        <source>&amp;Spectators see games</source>
        <translation>&amp;Zuschauer sehen Partien</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>1 minute late</source>
        <translation>1 Minute später</translation>
    </message>
    <message>
        <source>%1 minutes late</source>
        <translation>%1 Minuten später</translation>
    </message>
    <message>
        <source>1 move late</source>
        <translation>1 Zug später</translation>
    </message>
    <message>
        <source>%1 moves late</source>
        <translation>%1 Züge später</translation>
    </message>
    <message>
        <source>Open on another &amp;port</source>
        <translation>Anderen &amp;Port nehmen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BalanceDialog</name>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>Earned elsewhere</source>
        <translation>Anderswo erworben</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Entered once, and part of the standings from then on: for a season that begins in its middle.</source>
        <translation>Einmal eingetragen und von da an Teil des Standes: für eine Saison, die in ihrer Mitte beginnt.</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>wie eingetragen</translation>
    </message>
    <message>
        <source>such as: rounds 1 to 5 on paper</source>
        <translation>etwa: Runden 1 bis 5 auf Papier</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Punkte:</translation>
    </message>
    <message>
        <source>&amp;Status:</source>
        <translation>&amp;Status:</translation>
    </message>
    <message>
        <source>Ra&amp;ting:</source>
        <translation>&amp;Wertungszahl:</translation>
    </message>
    <message>
        <source>Rea&amp;son:</source>
        <translation>&amp;Grund:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KindFields</name>
    <message>
        <source>Boards of a team:</source>
        <translation>Bretter je Team:</translation>
    </message>
    <message>
        <source>Groups:</source>
        <translation>Gruppen:</translation>
    </message>
    <message>
        <source>Points of a grade:</source>
        <translation>Punkte je Stufe:</translation>
    </message>
    <message>
        <source>Whoever has no grade written starts by rating: one grade higher for each so many points.</source>
        <translation>Wer keine Stufe stehen hat, beginnt nach Wertungszahl: je so viele Punkte eine Stufe höher.</translation>
    </message>
    <message>
        <source>Highest grade:</source>
        <translation>Höchste Stufe:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>All from this grade up start equal.</source>
        <translation>Alle ab dieser Stufe beginnen gleich.</translation>
    </message>
    <message>
        <source>Places up:</source>
        <translation>Plätze höher:</translation>
    </message>
    <message>
        <source>So many places higher may be challenged.</source>
        <translation>So viele Plätze höher darf gefordert werden.</translation>
    </message>
    <message>
        <source>Days to play:</source>
        <translation>Tage Zeit:</translation>
    </message>
    <message>
        <source>A challenge that isn&apos;t played by then is lost for the one challenged.</source>
        <translation>Eine Forderung, die bis dahin nicht gespielt ist, hat der Geforderte verloren.</translation>
    </message>
    <message>
        <source>Who loses:</source>
        <translation>Wer verliert:</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ist draußen</translation>
    </message>
    <message>
        <source>plays a second cup</source>
        <translation>spielt einen zweiten Pokal</translation>
    </message>
    <message>
        <source>has a second chance</source>
        <translation>hat eine zweite Chance</translation>
    </message>
    <message>
        <source>plays for a place</source>
        <translation>spielt um einen Platz</translation>
    </message>
    <message>
        <source>While level:</source>
        <translation>Bei Gleichstand:</translation>
    </message>
    <message>
        <source>no more games</source>
        <translation>keine Partien mehr</translation>
    </message>
    <message>
        <source>Clocks with commas between them, such as 10m,5m: two more games with each in turn.</source>
        <translation>Uhren mit Kommas dazwischen, wie 10m,5m: mit jeder der Reihe nach zwei weitere Partien.</translation>
    </message>
    <message>
        <source>Late corrections leave the table as it was</source>
        <translation>Späte Berichtigungen lassen die Tabelle, wie sie war</translation>
    </message>
    <message>
        <source>What is corrected two rounds later counts for ratings and the record alone.</source>
        <translation>Was zwei Runden später berichtigt wird, zählt nur für Wertungszahlen und das Archiv.</translation>
    </message>
    <message>
        <source>A level match:</source>
        <translation>Ein Gleichstand:</translation>
    </message>
    <message>
        <source>is decided by you</source>
        <translation>entscheiden Sie</translation>
    </message>
    <message>
        <source>is won by the second side</source>
        <translation>gewinnt Seite 2</translation>
    </message>
    <message>
        <source>is decided by lot</source>
        <translation>entscheidet das Los</translation>
    </message>
    <message>
        <source>is won by the higher seed</source>
        <translation>gewinnt der höher Gesetzte</translation>
    </message>
    <message>
        <source>Teams stand by:</source>
        <translation>Teams stehen nach:</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>gewonnenen Kämpfen</translation>
    </message>
    <message>
        <source>points of all boards</source>
        <translation>Punkten aller Bretter</translation>
    </message>
    <message>
        <source>The third place is played out</source>
        <translation>Der dritte Platz wird ausgespielt</translation>
    </message>
    <message>
        <source>The weaker one gets a handicap</source>
        <translation>Der Schwächere bekommt eine Vorgabe</translation>
    </message>
    <message>
        <source>Winner and loser change places</source>
        <translation>Sieger und Verlierer tauschen die Plätze</translation>
    </message>
    <message>
        <source>Else all between them move down one place.</source>
        <translation>Sonst rücken alle dazwischen einen Platz nach unten.</translation>
    </message>
    <message>
        <source>The stronger half begins ahead, for pairing alone</source>
        <translation>Die stärkere Hälfte beginnt mit Vorsprung, nur für die Auslosung</translation>
    </message>
    <message>
        <source>Series:</source>
        <translation>Serie:</translation>
    </message>
    <message>
        <source>Evenings with the same name of a series count together.</source>
        <translation>Abende mit demselben Namen einer Serie zählen zusammen.</translation>
    </message>
    <message>
        <source>An evening gives:</source>
        <translation>Ein Abend gibt:</translation>
    </message>
    <message>
        <source>100 down to 0</source>
        <translation>von 100 bis 0</translation>
    </message>
    <message>
        <source>the points won</source>
        <translation>die gewonnenen Punkte</translation>
    </message>
    <message>
        <source>points for an all-round table of games</source>
        <translation>Punkte für eine Wertung über alle Spiele</translation>
    </message>
    <message>
        <source>So many count:</source>
        <translation>So viele zählen:</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Lowest grade:</source>
        <translation>Niedrigste Stufe:</translation>
    </message>
    <message>
        <source>All from this grade down start equal, and so does who has no grade.</source>
        <translation>Alle ab dieser Stufe abwärts beginnen gleich, und wer keine Stufe hat ebenso.</translation>
    </message>
    <message>
        <source>People play for teams</source>
        <translation>Die Leute spielen für Teams</translation>
    </message>
    <message>
        <source>The points of its people are a team&apos;s; they don&apos;t meet each other.</source>
        <translation>Die Punkte seiner Leute sind die des Teams; sie spielen nicht gegeneinander.</translation>
    </message>
    <message>
        <source>Of a team count:</source>
        <translation>Von einem Team zählen:</translation>
    </message>
    <message>
        <source>So many of its people, the best ones.</source>
        <translation>So viele seiner Leute, die besten.</translation>
    </message>
    <message>
        <source>points for each place</source>
        <translation>Punkte für jeden Platz</translation>
    </message>
    <message>
        <source>Points of places:</source>
        <translation>Punkte der Plätze:</translation>
    </message>
    <message>
        <source>such as: 12 8 5 3 2 1</source>
        <translation>etwa: 12 8 5 3 2 1</translation>
    </message>
    <message>
        <source>The first place first, with blanks between; places after the last get nothing.</source>
        <translation>Der erste Platz zuerst, mit Leerzeichen dazwischen; Plätze nach dem letzten bekommen nichts.</translation>
    </message>
    <message>
        <source>People of one club or family meet early</source>
        <translation>Personen eines Vereins oder einer Familie treffen früh aufeinander</translation>
    </message>
    <message>
        <source>So that nobody can help somebody of his own at the end.</source>
        <translation>Damit am Ende niemand jemandem helfen kann.</translation>
    </message>
    <message>
        <source>Minutes alone:</source>
        <translation>Minuten allein:</translation>
    </message>
    <message>
        <source>Whoever has waited so long with nobody to play may play the computer meanwhile.</source>
        <translation>Wer so lange ohne Gegner wartet, darf inzwischen gegen den Computer spielen.</translation>
    </message>
    <message>
        <source>In any order, until:</source>
        <translation>Beliebige Reihenfolge, bis:</translation>
    </message>
    <message>
        <source>round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>The last day, such as 31-3-2027: all rounds are published at once, and people play them as they like.</source>
        <translation>Der letzte Tag, etwa 31.3.2027: alle Runden werden auf einmal veröffentlicht, und alle spielen sie, wie es passt.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeriesDialog</name>
    <message>
        <source>Series %1</source>
        <translation>Serie %1</translation>
    </message>
    <message>
        <source>Evenings so far: %1</source>
        <translation>Abende bisher: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Results, the best first</source>
        <translation>Ergebnisse, das beste zuerst</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhatIfDialog</name>
    <message>
        <source>What if the last boards end so</source>
        <translation>Was wäre, wenn die letzten Bretter so enden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Nothing is entered: these are the standings if it comes so.</source>
        <translation>Nichts wird eingetragen: Das ist der Stand, wenn es so kommt.</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>if it comes so</source>
        <translation>wenn es so kommt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReloadBar</name>
    <message>
        <source>Start anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Keep the old rules</source>
        <translation>Die alten Regeln behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesFollower</name>
    <message>
        <source>The rules that this game began with go on: %1</source>
        <translation>Die Regeln, mit denen diese Partie begann, gelten weiter: %1</translation>
    </message>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>Die Regeln von %1 gelten weiter: %2</translation>
    </message>
    <message>
        <source>The file has changed. This game can&apos;t change its rules on the way.</source>
        <translation>Die Datei hat sich geändert. Diese Partie kann ihre Regeln unterwegs nicht wechseln.</translation>
    </message>
    <message>
        <source>The file of this game has changed. A rated match keeps the rules that it began with.</source>
        <translation>Die Datei dieses Spiels hat sich geändert. Eine gewertete Partie behält die Regeln, mit denen sie begann.</translation>
    </message>
    <message>
        <source>The file of this game has changed. This record keeps the rules that it was opened with.</source>
        <translation>Die Datei dieses Spiels hat sich geändert. Diese Aufzeichnung behält die Regeln, mit denen sie geöffnet wurde.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChangePanel</name>
    <message>
        <source>They can&apos;t be compared: %1</source>
        <translation>Sie lassen sich nicht vergleichen: %1</translation>
    </message>
    <message>
        <source>No difference was found: %1 positions, all from the start to depth 2 and those of random games, have the same moves and the same ends.</source>
        <translation>Kein Unterschied gefunden: %1 Stellungen, alle vom Anfang bis Tiefe 2 und die zufälliger Partien, haben dieselben Züge und dasselbe Ende.</translation>
    </message>
    <message>
        <source>Of %1 random games each: %2 moves a game before, %3 now; the first to move scored %4% before, %5% now.</source>
        <translation>Je %1 zufällige Partien: vorher %2 Züge je Partie, jetzt %3; wer anfängt, holte vorher %4%, jetzt %5%.</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>Auf dem Brett: %1</translation>
    </message>
    <message>
        <source>Put that position on the board</source>
        <translation>Diese Stellung aufs Brett</translation>
    </message>
    <message>
        <source>Random games are being compared …</source>
        <translation>Zufällige Partien werden verglichen …</translation>
    </message>
    <message>
        <source>Save the rules twice, and what the second save has changed is told here.</source>
        <translation>Speichere die Regeln zweimal, und hier steht, was das zweite Mal geändert hat.</translation>
    </message>
    <message>
        <source>They part after %1: %2</source>
        <translation>Sie trennen sich nach %1: %2</translation>
    </message>
    <message>
        <source>They part at the start: %1</source>
        <translation>Sie trennen sich am Anfang: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ConsolePanel</name>
    <message>
        <source>A line of Lua, asked in the position on the board</source>
        <translation>Eine Zeile Lua, gefragt in der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>For instance:</source>
        <translation>Zum Beispiel:</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DebugPanel</name>
    <message>
        <source>No more of this run is kept.</source>
        <translation>Mehr von diesem Ablauf wird nicht aufgehoben.</translation>
    </message>
    <message>
        <source>No breakpoint comes any more; Step goes on line by line.</source>
        <translation>Es kommt kein Haltepunkt mehr; Schritt geht Zeile für Zeile weiter.</translation>
    </message>
    <message>
        <source>The run is long: press once more to look further.</source>
        <translation>Der Ablauf ist lang: drücken Sie noch einmal, um weiter zu sehen.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %1 in %2</source>
        <translation>Zeile %1 in %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Here the run ends.</source>
        <translation>Hier endet der Ablauf.</translation>
    </message>
    <message>
        <source>F9, or a click beside a line&apos;s number, sets a breakpoint. Ask the console, or step through a move under Moves: what runs is recorded from the first breakpoint on, to be walked through here, back as well.</source>
        <translation>F9 oder ein Klick auf eine Zeilennummer setzt einen Haltepunkt. Fragen Sie die Konsole, oder gehen Sie unter Züge einen Zug durch: Was läuft, wird ab dem ersten Haltepunkt aufgezeichnet und lässt sich hier durchgehen, auch zurück.</translation>
    </message>
    <message>
        <source>no position at this moment</source>
        <translation>in diesem Moment keine Stellung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>To the next line that runs</source>
        <translation>Zur nächsten Zeile, die läuft</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>To the next line here, over functions that are called</source>
        <translation>Zur nächsten Zeile hier, über gerufene Funktionen hinweg</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Hinaus</translation>
    </message>
    <message>
        <source>To whoever has called this function</source>
        <translation>Dorthin, wo diese Funktion gerufen wurde</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To the next breakpoint</source>
        <translation>Zum nächsten Haltepunkt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the line that ran before</source>
        <translation>Zur Zeile, die davor lief</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Leaves this run</source>
        <translation>Verlässt diesen Ablauf</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>No breakpoints</source>
        <translation>Keine Haltepunkte</translation>
    </message>
    <message>
        <source>Breakpoints: %1</source>
        <translation>Haltepunkte: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LawsPanel</name>
    <message>
        <source>The laws can&apos;t be tried: %1</source>
        <translation>Die Gesetze lassen sich nicht prüfen: %1</translation>
    </message>
    <message>
        <source>A law is broken.</source>
        <translation>Ein Gesetz wird gebrochen.</translation>
    </message>
    <message>
        <source>Laws that every rule set keeps: a move back is the same position, a game ends once, and so on.</source>
        <translation>Gesetze, an die sich alle Regeln halten: eine Stellung liest sich, wie sie geschrieben wurde, eine Partie endet einmal, und so weiter.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Gesetze</translation>
    </message>
    <message>
        <source>No law is broken, as far as five seconds show.</source>
        <translation>Kein Gesetz wird gebrochen, soweit fünf Sekunden es zeigen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The laws are being tried on the file, in another process …</source>
        <translation>Die Gesetze werden an der Datei geprüft, in einem anderen Prozess …</translation>
    </message>
    <message>
        <source>Try the laws</source>
        <translation>Gesetze prüfen</translation>
    </message>
    <message>
        <source>✗ %1: %2 (seed %3)</source>
        <translation>✗ %1: %2 (Startzahl %3)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LawsRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>das Programm boardwright fehlt</translation>
    </message>
    <message>
        <source>the program that tries them has ended early</source>
        <translation>das Programm, das sie prüft, hat vorzeitig geendet</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LinesPanel</name>
    <message>
        <source>The random games aren&apos;t through yet; then line %1 can be looked for.</source>
        <translation>Die zufälligen Partien laufen noch; danach lässt sich Zeile %1 suchen.</translation>
    </message>
    <message>
        <source>No random games of these rules have been played to their end.</source>
        <translation>Von diesen Regeln sind keine zufälligen Partien zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Nothing runs on line %1.</source>
        <translation>In Zeile %1 läuft nichts.</translation>
    </message>
    <message>
        <source>Line %1 never ran in %2 random games.</source>
        <translation>Zeile %1 lief in %2 zufälligen Partien nie.</translation>
    </message>
    <message>
        <source>Line %1 runs as the file is read; the start is on the board.</source>
        <translation>Zeile %1 läuft, wenn die Datei gelesen wird; auf dem Brett steht der Anfang.</translation>
    </message>
    <message>
        <source>Line %1 ran in %2 of %3 random games.</source>
        <translation>Zeile %1 lief in %2 von %3 zufälligen Partien.</translation>
    </message>
    <message>
        <source>Here it runs when the moves of %1 are listed.</source>
        <translation>Hier läuft sie, wenn die Züge von %1 aufgezählt werden.</translation>
    </message>
    <message>
        <source>It runs when chance is asked what may happen, just before this.</source>
        <translation>Sie läuft, wenn der Zufall gefragt wird, was geschehen kann, unmittelbar davor.</translation>
    </message>
    <message>
        <source>It ran as chance brought %1.</source>
        <translation>Sie lief, als der Zufall %1 brachte.</translation>
    </message>
    <message>
        <source>Here it runs in the move %1 of %2.</source>
        <translation>Hier läuft sie im Zug %1 von %2.</translation>
    </message>
    <message>
        <source>Here it runs when positions are compared.</source>
        <translation>Hier läuft sie, wenn Stellungen verglichen werden.</translation>
    </message>
    <message>
        <source>Here it runs when the moves of %1 are written.</source>
        <translation>Hier läuft sie, wenn die Züge von %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>Here it runs when the position is written or read.</source>
        <translation>Hier läuft sie, wenn die Stellung geschrieben oder gelesen wird.</translation>
    </message>
    <message>
        <source>Here it runs when %1 asks why a move isn&apos;t legal.</source>
        <translation>Hier läuft sie, wenn %1 fragt, warum ein Zug nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>Here it runs in what %1 may see.</source>
        <translation>Hier läuft sie in dem, was %1 sehen darf.</translation>
    </message>
    <message>
        <source>Here it runs when the position is valued for %1.</source>
        <translation>Hier läuft sie, wenn die Stellung für %1 bewertet wird.</translation>
    </message>
    <message>
        <source>%1: never – %2</source>
        <comment>line and function, then its text</comment>
        <translation>%1: nie – %2</translation>
    </message>
    <message>
        <source>%1: in %2 games – %3</source>
        <comment>line and function, how many games, its text</comment>
        <translation>%1: in %2 Partien – %3</translation>
    </message>
    <message>
        <source>Lines that never ran, or seldom</source>
        <translation>Zeilen, die nie oder selten liefen</translation>
    </message>
    <message>
        <source>Grey in the text</source>
        <translation>Grau im Text</translation>
    </message>
    <message>
        <source>Lines that never ran are grey in the text</source>
        <translation>Zeilen, die nie liefen, sind im Text grau</translation>
    </message>
    <message>
        <source>Put on the board where it runs</source>
        <translation>Aufs Brett, wo sie läuft</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Random games are being played, in another process: %1 of %2 …</source>
        <translation>Zufällige Partien werden gespielt, in einem anderen Prozess: %1 von %2 …</translation>
    </message>
    <message>
        <source>The random games can&apos;t be played: %1</source>
        <translation>Die zufälligen Partien lassen sich nicht spielen: %1</translation>
    </message>
    <message>
        <source>%1 of %2 lines never ran in %3 random games, as many as %4 seconds had room for.</source>
        <translation>%1 von %2 Zeilen liefen in %3 zufälligen Partien nie; mehr passten nicht in %4 Sekunden.</translation>
    </message>
    <message>
        <source>%1 of %2 lines never ran in %3 random games.</source>
        <translation>%1 von %2 Zeilen liefen in %3 zufälligen Partien nie.</translation>
    </message>
    <message>
        <source>Random games after each save show which lines never run.</source>
        <translation>Zufällige Partien nach jedem Speichern zeigen, welche Zeilen nie laufen.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LinesRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>das Programm boardwright fehlt</translation>
    </message>
    <message>
        <source>what the program says can&apos;t be understood</source>
        <translation>was das Programm sagt, ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>the program that plays them has ended early</source>
        <translation>das Programm, das sie spielt, hat vorzeitig geendet</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MovePanel</name>
    <message>
        <source>Step through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Records which lines run when this move is played, to be walked through</source>
        <translation>Zeichnet auf, welche Zeilen laufen, wenn dieser Zug gespielt wird, zum Durchgehen</translation>
    </message>
    <message>
        <source>A move to play; if it isn&apos;t legal the rule says why</source>
        <translation>Ein Zug zum Spielen; ist er nicht erlaubt, sagt die Regel warum</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>Legal moves: %1</source>
        <translation>Erlaubte Züge: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eintippen</translation>
    </message>
    <message>
        <source>%1: played by the lines %2</source>
        <translation>%1: ausgeführt von den Zeilen %2</translation>
    </message>
    <message>
        <source>%1: added by line %2, played by the lines %3</source>
        <translation>%1: hinzugefügt von Zeile %2, ausgeführt von den Zeilen %3</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewScript</name>
    <message>
        <source>Hidden: a bet on a card that the other one doesn&apos;t see</source>
        <translation>Verborgen: ein Einsatz auf eine Karte, die der andere nicht sieht</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Anfangen mit:</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Woanders…</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Datei:</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Dice: a throw says which stone moves</source>
        <translation>Würfel: ein Wurf sagt, welcher Stein zieht</translation>
    </message>
    <message>
        <source>Empty board: who places the last stone wins</source>
        <translation>Leeres Brett: wer den letzten Stein setzt, gewinnt</translation>
    </message>
    <message>
        <source>Moving pieces: one field ahead, taking diagonally, to the far row</source>
        <translation>Ziehende Steine: ein Feld vor, schräg schlagen, zur fernsten Reihe</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Placing stones: four in a row win</source>
        <translation>Steine legen: vier in einer Reihe gewinnen</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Samples to begin with</source>
        <translation>Beispiele zum Anfangen</translation>
    </message>
    <message>
        <source>The samples are missing beside this program; install it again.</source>
        <translation>Die Beispiele fehlen neben diesem Programm; installiere es neu.</translation>
    </message>
    <message>
        <source>Where the rules are to be</source>
        <translation>Wohin die Regeln kommen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProblemList</name>
    <message>
        <source>Nothing is wrong, as far as the rules have been read.</source>
        <translation>Nichts ist falsch, soweit die Regeln gelesen wurden.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SavePanel</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Into the text</source>
        <translation>In den Text</translation>
    </message>
    <message>
        <source>Play by it</source>
        <translation>Danach spielen</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Gespeichertes</translation>
    </message>
    <message>
        <source>The board goes on by the rules of this save; the file stays as it is</source>
        <translation>Das Brett geht mit diesen Regeln weiter; die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>The text of this save in place of yours, which Undo brings back</source>
        <translation>Dieser Text statt Ihres, den Rückgängig zurückholt</translation>
    </message>
    <message>
        <source>What the rules on the board have changed since this save</source>
        <translation>Was die Regeln auf dem Brett seitdem geändert haben</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ScriptEditor</name>
    <message>
        <source>Escape leaves the text. Ctrl+G puts a position on the board where the line runs. Ctrl+Space completes a word, F1 tells what it is. F9 sets a breakpoint.</source>
        <translation>Escape verlässt den Text. Strg+G bringt eine Stellung aufs Brett, in der die Zeile läuft. Strg+Leertaste ergänzt ein Wort, F1 sagt, was es ist. F9 setzt einen Haltepunkt.</translation>
    </message>
    <message>
        <source>No breakpoint in line %1</source>
        <translation>Kein Haltepunkt in Zeile %1</translation>
    </message>
    <message>
        <source>Breakpoint in line %1</source>
        <translation>Haltepunkt in Zeile %1</translation>
    </message>
    <message>
        <source>Take the breakpoint from line %1</source>
        <translation>Haltepunkt von Zeile %1 wegnehmen</translation>
    </message>
    <message>
        <source>The rules, as text</source>
        <translation>Die Regeln, als Text</translation>
    </message>
    <message>
        <source>Put a position on the board where line %1 runs</source>
        <translation>Eine Stellung aufs Brett, in der Zeile %1 läuft</translation>
    </message>
    <message>
        <source>For instance: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>What is ‘%1’?</source>
        <translation>Was ist ‘%1’?</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PackageRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>das Programm boardwright fehlt</translation>
    </message>
    <message>
        <source>the program that reads packages has ended early</source>
        <translation>das Programm, das Pakete liest, hat vorzeitig geendet</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PackagesDialog</name>
    <message>
        <source>Install a game</source>
        <translation>Ein Spiel installieren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>The package is being read…</source>
        <translation>Das Paket wird gelesen…</translation>
    </message>
    <message>
        <source>Not from %1</source>
        <translation>Nicht von %1</translation>
    </message>
    <message>
        <source>This package says that it is from %1, but it is signed by somebody else than last time. Ask %1 before you install it.</source>
        <translation>Dieses Paket gibt an, von %1 zu sein, aber jemand anders als beim letzten Mal hat es signiert. Fragen Sie %1, bevor Sie es installieren.</translation>
    </message>
    <message>
        <source>&amp;Install it</source>
        <translation>&amp;Installieren</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t install</source>
        <translation>&amp;Nicht installieren</translation>
    </message>
    <message>
        <source>Nothing has been installed.</source>
        <translation>Es wurde nichts installiert.</translation>
    </message>
    <message>
        <source>The laws that all games keep are being tried…</source>
        <translation>Die Gesetze, die alle Spiele einhalten, werden geprüft…</translation>
    </message>
    <message>
        <source>%1 %2 is installed.</source>
        <translation>%1 %2 ist installiert.</translation>
    </message>
    <message>
        <source>The version before is played again.</source>
        <translation>Die vorige Version wird wieder gespielt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Is %1 to be removed with all its versions? Records of games that were played stay.</source>
        <translation>Soll %1 mit allen Versionen entfernt werden? Aufzeichnungen gespielter Partien bleiben.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 ist entfernt.</translation>
    </message>
    <message>
        <source>not from %1</source>
        <translation>nicht von %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 (is played)</source>
        <translation>%1 (wird gespielt)</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Games that others have made. Drop a file such as river.bwgame on the window, or choose one.</source>
        <translation>Spiele, die andere gemacht haben. Ziehen Sie eine Datei wie river.bwgame auf das Fenster, oder wählen Sie eine aus.</translation>
    </message>
    <message>
        <source>&amp;Install from a file…</source>
        <translation>Aus einer Datei &amp;installieren…</translation>
    </message>
    <message>
        <source>&amp;Back to the version before</source>
        <translation>&amp;Zurück zur vorigen Version</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Installed games</source>
        <translation>Installierte Spiele</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopBoard</name>
    <message>
        <source>From the start</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>Mend the rules and save them.</source>
        <translation>Bessere die Regeln aus und speichere sie.</translation>
    </message>
    <message>
        <source>Moves so far: %1</source>
        <translation>Züge bisher: %1</translation>
    </message>
    <message>
        <source>Nothing to play yet</source>
        <translation>Noch nichts zu spielen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopPage</name>
    <message>
        <source>The rules aren&apos;t saved as they are now.</source>
        <translation>Die Regeln sind nicht gespeichert, wie sie jetzt sind.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Workshop: %1</source>
        <translation>Werkstatt: %1</translation>
    </message>
    <message>
        <source>These aren&apos;t declared in a way that can be changed here; write them into the text yourself: %1</source>
        <translation>Diese stehen nicht so da, dass sie sich hier ändern ließen; schreiben Sie sie selbst in den Text: %1</translation>
    </message>
    <message>
        <source>In the text now, to be saved or undone: %1</source>
        <translation>Jetzt im Text, zum Speichern oder Rückgängigmachen: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesShare</name>
    <message>
        <source>Share these rules</source>
        <translation>Diese Regeln weitergeben</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>The laws that all games keep are being tried…</source>
        <translation>Die Gesetze, die alle Spiele einhalten, werden geprüft…</translation>
    </message>
    <message>
        <source>%1 is made, signed as %2. Whoever gets it drops it on the window.</source>
        <translation>%1 ist fertig, signiert als %2. Wer die Datei bekommt, zieht sie auf das Fenster.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BenchHands</name>
    <message>
        <source>These rules can&apos;t be asked.</source>
        <translation>Diese Regeln lassen sich nicht fragen.</translation>
    </message>
    <message>
        <source>There is no position yet: mend the rules and save them.</source>
        <translation>Es gibt noch keine Stellung: bessere die Regeln aus und speichere sie.</translation>
    </message>
    <message>
        <source>Save first: the random games were played by the rules as they are saved.</source>
        <translation>Speichern Sie zuerst: Die zufälligen Partien wurden nach den gespeicherten Regeln gespielt.</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>ein Zuschauer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RunTracer</name>
    <message>
        <source>Save first: what is recorded are the lines of the rules that play.</source>
        <translation>Speichern Sie zuerst: Aufgezeichnet werden die Zeilen der Regeln, nach denen gespielt wird.</translation>
    </message>
    <message>
        <source>%1: no breakpoint was passed.</source>
        <translation>%1: kein Haltepunkt wurde durchlaufen.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LiveRules</name>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>Die Regeln von %1 gelten weiter: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TheirsQuestion</name>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Das andere nehmen</translation>
    </message>
    <message>
        <source>The file has been changed by another program, and here as well. Save writes yours over it.</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, und hier auch. Speichern schreibt Ihres darüber.</translation>
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
        <translation>Über diese Regeln</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Gesetze</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Gespeichertes</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Auf Telefonen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopHead</name>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Spielen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Weitergeben…</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Auf Telefonen spielen</translation>
    </message>
    <message>
        <source>Look into</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>&amp;Tune…</source>
        <translation>&amp;Abstimmen…</translation>
    </message>
    <message>
        <source>The same &amp;game as…</source>
        <translation>&amp;Dasselbe Spiel wie…</translation>
    </message>
    <message>
        <source>&amp;Sheet of the rules…</source>
        <translation>Regel&amp;blatt…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TrialPanel</name>
    <message>
        <source>Trial: %1</source>
        <translation>Probe: %1</translation>
    </message>
    <message>
        <source>Open to phones: %1</source>
        <translation>Offen für Telefone: %1</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>Noch ist niemand hier.</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Closing…</source>
        <translation>Wird geschlossen…</translation>
    </message>
    <message>
        <source>Close to phones</source>
        <translation>Für Telefone schließen</translation>
    </message>
    <message>
        <source>Open to phones</source>
        <translation>Für Telefone öffnen</translation>
    </message>
    <message>
        <source>Scan the code and play. Nothing counts. A game keeps its rules; the next one takes those that were saved last.</source>
        <translation>Code scannen und spielen. Nichts zählt. Eine Partie behält ihre Regeln, die nächste bekommt die zuletzt gespeicherten.</translation>
    </message>
    <message>
        <source>Whoever is in the same network plays these rules on a phone, and writes you a line with a position afterwards.</source>
        <translation>Wer im selben Netz ist, spielt diese Regeln auf dem Telefon und schreibt Ihnen danach eine Zeile mit einer Stellung.</translation>
    </message>
    <message>
        <source>%1 writes: %2</source>
        <translation>%1 schreibt: %2</translation>
    </message>
    <message>
        <source>What people have written</source>
        <translation>Was geschrieben wurde</translation>
    </message>
    <message>
        <source>Go to the position</source>
        <translation>Zur Stellung</translation>
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
        <translation>Jede nummerierte Regel von %1 mit der kleinsten Stellung, in der sie wirkt, gefunden in Zufallspartien.</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>Seite ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>A sheet of the rules</source>
        <translation>Ein Regelblatt</translation>
    </message>
    <message>
        <source>Games that have been played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Random games:</source>
        <translation>Zufallspartien:</translation>
    </message>
    <message>
        <source>The games are being played…</source>
        <translation>Die Partien werden gespielt…</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Das Blatt speichern</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
    <message>
        <source>No program here opens pages; save the sheet and open it elsewhere.</source>
        <translation>Kein Programm öffnet hier Seiten; speichern Sie das Blatt und öffnen Sie es anderswo.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Make the sheet</source>
        <translation>Blatt &amp;machen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ToolRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>das Programm boardwright fehlt</translation>
    </message>
    <message>
        <source>What the program that does the work says can&apos;t be understood.</source>
        <translation>Was das Programm sagt, das die Arbeit macht, lässt sich nicht verstehen.</translation>
    </message>
    <message>
        <source>The program that does the work has crashed; the rules may be at fault. Nothing else is lost.</source>
        <translation>Das Programm, das die Arbeit macht, ist abgestürzt; es kann an den Regeln liegen. Sonst ist nichts verloren.</translation>
    </message>
    <message>
        <source>the program that does the work has ended early</source>
        <translation>das Programm, das die Arbeit macht, hat zu früh geendet</translation>
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
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Ask anew</source>
        <translation>&amp;Neu fragen</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>&amp;Diese Werte nehmen</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>Tune %1</source>
        <translation>%1 abstimmen</translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation>Wie weit die Suche ist</translation>
    </message>
    <message>
        <source>The games begin…</source>
        <translation>Die Partien beginnen…</translation>
    </message>
    <message>
        <source>What is known is being put together…</source>
        <translation>Was bekannt ist, wird zusammengestellt…</translation>
    </message>
    <message>
        <source>Search, round %1 of %2: %3 value sets</source>
        <translation>Suche, Runde %1 von %2: %3 Wertesätze</translation>
    </message>
    <message>
        <source>Fresh seeds, look %1 of %2: %3 value sets</source>
        <translation>Frische Startwerte, Blick %1 von %2: %3 Wertesätze</translation>
    </message>
    <message>
        <source>Random play, look %1 of %2: %3 value sets</source>
        <translation>Zufällige Züge, Blick %1 von %2: %3 Wertesätze</translation>
    </message>
    <message>
        <source>%1 of at most %2 games</source>
        <translation>%1 von höchstens %2 Partien</translation>
    </message>
    <message>
        <source>Save what was found</source>
        <translation>Speichern, was gefunden wurde</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
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
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TuneForm</name>
    <message>
        <source>What is tried</source>
        <translation>Was probiert wird</translation>
    </message>
    <message>
        <source>All combinations of what is ticked; the others stay as they usually are.</source>
        <translation>Alle Kombinationen des Angekreuzten; die anderen bleiben, wie sie gewöhnlich sind.</translation>
    </message>
    <message>
        <source>%1: on and off</source>
        <translation>%1: an und aus</translation>
    </message>
    <message>
        <source>%1: all that can be chosen (%2)</source>
        <translation>%1: alles, was zur Wahl steht (%2)</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation>in Schritten von</translation>
    </message>
    <message>
        <source>This game has no parameter that could be tried. In a script integer(…), flag(…) and choice(…) make some.</source>
        <translation>Dieses Spiel hat keinen Parameter, der sich probieren ließe. In einem Skript machen integer(…), flag(…) und choice(…) einen.</translation>
    </message>
    <message>
        <source>What is to be met</source>
        <translation>Was erreicht werden soll</translation>
    </message>
    <message>
        <source>All of it at once. A limit that is left empty doesn&apos;t count; shares are in percent.</source>
        <translation>Alles zugleich. Eine leere Grenze zählt nicht; Anteile sind in Prozent.</translation>
    </message>
    <message>
        <source>choose a figure</source>
        <translation>wählen Sie eine Zahl</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>What is preferred</source>
        <translation>Was bevorzugt wird</translation>
    </message>
    <message>
        <source>Among those that meet the goals; it may be left out.</source>
        <translation>Unter denen, die die Ziele erreichen; darf leer bleiben.</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>Preference %1</source>
        <translation>Vorliebe %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>A third of the games searches, the rest is played on fresh seeds.</source>
        <translation>Ein Drittel der Partien sucht, der Rest wird mit frischen Startwerten gespielt.</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Spieler:</translation>
    </message>
    <message>
        <source>Games at most:</source>
        <translation>Partien höchstens:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Value sets: %1</source>
        <translation>Wertesätze: %1</translation>
    </message>
    <message>
        <source>%1: ‘%2’ is no number.</source>
        <translation>%1: ‘%2’ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1: say from where, up to where, or both.</source>
        <translation>%1: Sagen Sie, ab wo, bis wo oder beides.</translation>
    </message>
    <message>
        <source>%1: the first limit must be less than the second.</source>
        <translation>%1: Die erste Grenze muss kleiner sein als die zweite.</translation>
    </message>
    <message>
        <source>%1: the first number must not be more than the second.</source>
        <translation>%1: Die erste Zahl darf nicht größer sein als die zweite.</translation>
    </message>
    <message>
        <source>Tick what is to be tried.</source>
        <translation>Kreuzen Sie an, was probiert werden soll.</translation>
    </message>
    <message>
        <source>Choose what is to be met.</source>
        <translation>Wählen Sie, was erreicht werden soll.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TwinDialog</name>
    <message>
        <source>Is %1 the same game as</source>
        <translation>Ist %1 dasselbe Spiel wie</translation>
    </message>
    <message>
        <source>All moves to depth:</source>
        <translation>Alle Züge bis Tiefe:</translation>
    </message>
    <message>
        <source>Random games:</source>
        <translation>Zufallspartien:</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Anfang</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>One move o&amp;n</source>
        <translation>Einen Zug &amp;weiter</translation>
    </message>
    <message>
        <source>To the &amp;difference</source>
        <translation>Zum &amp;Unterschied</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>The same game?</source>
        <translation>Dasselbe Spiel?</translation>
    </message>
    <message>
        <source>The other rules</source>
        <translation>Die anderen Regeln</translation>
    </message>
    <message>
        <source>Games in one file</source>
        <translation>Dateien mit Spielen</translation>
    </message>
    <message>
        <source>Stopped: no difference was found so far.</source>
        <translation>Angehalten: Bisher wurde kein Unterschied gefunden.</translation>
    </message>
    <message>
        <source>Choose a game, or a file.</source>
        <translation>Wählen Sie ein Spiel oder eine Datei.</translation>
    </message>
    <message>
        <source>They are being compared…</source>
        <translation>Sie werden verglichen…</translation>
    </message>
    <message>
        <source>%1 positions are the same so far; random games: %2 of %3</source>
        <translation>%1 Stellungen sind bisher gleich; Zufallspartien: %2 von %3</translation>
    </message>
    <message>
        <source>The same: %1 positions, all to depth %2 and those of %3 random games.</source>
        <translation>Dasselbe: %1 Stellungen, alle bis zur Tiefe %2 und die von %3 Zufallspartien.</translation>
    </message>
    <message>
        <source>They part at the start: %1</source>
        <translation>Sie trennen sich am Anfang: %1</translation>
    </message>
    <message>
        <source>They part after move %1: %2</source>
        <translation>Sie trennen sich nach Zug %1: %2</translation>
    </message>
    <message>
        <source>%1 is legal here.</source>
        <translation>%1 ist hier erlaubt.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t legal here; these rules don&apos;t say why.</source>
        <translation>%1 ist hier nicht erlaubt; diese Regeln sagen nicht, warum.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Anhal&amp;ten</translation>
    </message>
</context>
<context>
    <name>ScriptHelp</name>
    <message>
        <source>Says what the game is called, who plays, and which kinds of pieces there are.</source>
        <translation>Sagt, wie das Spiel heißt, wer spielt und welche Arten von Steinen es gibt.</translation>
    </message>
    <message>
        <source>A parameter that is a whole number: usual, least and greatest value.</source>
        <translation>Ein Parameter, der eine ganze Zahl ist: üblicher, kleinster und größter Wert.</translation>
    </message>
    <message>
        <source>A parameter that is on or off.</source>
        <translation>Ein Parameter, der an oder aus ist.</translation>
    </message>
    <message>
        <source>A parameter that is one of several words.</source>
        <translation>Ein Parameter, der eines von mehreren Wörtern ist.</translation>
    </message>
    <message>
        <source>A board of squares, in columns and rows.</source>
        <translation>Ein Brett aus Feldern, in Spalten und Reihen.</translation>
    </message>
    <message>
        <source>A board on the crossings of lines.</source>
        <translation>Ein Brett auf den Kreuzungen von Linien.</translation>
    </message>
    <message>
        <source>Hexagons as Hex has them: each row half a field further to the right.</source>
        <translation>Sechsecke wie bei Hex: jede Reihe ein halbes Feld weiter rechts.</translation>
    </message>
    <message>
        <source>A hexagon of hexagons with so many on a side.</source>
        <translation>Ein Sechseck aus Sechsecken mit so vielen an einer Seite.</translation>
    </message>
    <message>
        <source>A star of hexagons with six points of so many rows.</source>
        <translation>Ein Stern aus Sechsecken mit sechs Zacken von so vielen Reihen.</translation>
    </message>
    <message>
        <source>A triangle of hexagons, as Y has it.</source>
        <translation>Ein Dreieck aus Sechsecken, wie bei Y.</translation>
    </message>
    <message>
        <source>Fields of your own, by name and centre, and the lines that join them.</source>
        <translation>Eigene Felder, mit Name und Mitte, und die Linien, die sie verbinden.</translation>
    </message>
    <message>
        <source>The 24 points of Nine Men&apos;s Morris.</source>
        <translation>Die 24 Punkte des Mühlespiels.</translation>
    </message>
    <message>
        <source>Behind the board: pieces lie on each other, so many at most.</source>
        <translation>Hinter dem Brett: Steine liegen aufeinander, höchstens so viele.</translation>
    </message>
    <message>
        <source>A part of the board that belongs to a seat, or to nobody with 0.</source>
        <translation>Ein Teil des Bretts, der jemandem gehört, oder mit 0 niemandem.</translation>
    </message>
    <message>
        <source>What a position remembers besides the board.</source>
        <translation>Was sich eine Stellung neben dem Brett merkt.</translation>
    </message>
    <message>
        <source>In state: a whole number from 0 to this.</source>
        <translation>In state: eine ganze Zahl von 0 bis zu dieser.</translation>
    </message>
    <message>
        <source>In state: so many whole numbers, each from 0 to the second.</source>
        <translation>In state: so viele ganze Zahlen, jede von 0 bis zur zweiten.</translation>
    </message>
    <message>
        <source>In state: so many sets of fields, quick to join and to count.</source>
        <translation>In state: so viele Mengen von Feldern, schnell zu vereinen und zu zählen.</translation>
    </message>
    <message>
        <source>The numbered rules, for people.</source>
        <translation>Die nummerierten Regeln, für Menschen.</translation>
    </message>
    <message>
        <source>Says which rule forbids a move that somebody might try; does nothing while a game is played.</source>
        <translation>Sagt, welche Regel einen Zug verbietet, den jemand versuchen könnte; tut nichts, während gespielt wird.</translation>
    </message>
    <message>
        <source>Says which rule a move has used; does nothing while a game is played.</source>
        <translation>Sagt, welche Regel ein Zug benutzt hat; tut nichts, während gespielt wird.</translation>
    </message>
    <message>
        <source>Whether somebody asks why: what is worked out for no alone can be left out else.</source>
        <translation>Ob jemand fragt, warum: Was nur für no berechnet wird, kann sonst entfallen.</translation>
    </message>
    <message>
        <source>Ends the game: this seat has won, for this reason.</source>
        <translation>Beendet die Partie: Dieser Platz hat aus diesem Grund gewonnen.</translation>
    </message>
    <message>
        <source>Ends the game in a draw, for this reason.</source>
        <translation>Beendet die Partie mit Remis, aus diesem Grund.</translation>
    </message>
    <message>
        <source>Ends the game with these half points, one number for each seat.</source>
        <translation>Beendet die Partie mit diesen halben Punkten, eine Zahl je Platz.</translation>
    </message>
    <message>
        <source>The board: its fields, and the ways between them.</source>
        <translation>Das Brett: seine Felder und die Wege dazwischen.</translation>
    </message>
    <message>
        <source>Fills the first position; nothing stands anywhere, and seat 1 is on turn.</source>
        <translation>Füllt die Anfangsstellung; nichts steht irgendwo, und Platz 1 ist am Zug.</translation>
    </message>
    <message>
        <source>Adds each legal move of this seat.</source>
        <translation>Fügt jeden erlaubten Zug dieses Platzes hinzu.</translation>
    </message>
    <message>
        <source>Plays a move; it gets what add got.</source>
        <translation>Spielt einen Zug; bekommt, was add bekam.</translation>
    </message>
    <message>
        <source>Adds each event of dice or cards with its weight, while p.turn is 0.</source>
        <translation>Fügt jedes Ereignis von Würfeln oder Karten mit seinem Gewicht hinzu, solange p.turn 0 ist.</translation>
    </message>
    <message>
        <source>Takes away what this seat may not see; 0 is who watches.</source>
        <translation>Nimmt weg, was dieser Platz nicht sehen darf; 0 ist, wer zusieht.</translation>
    </message>
    <message>
        <source>How good a position is for this seat, in Elo points.</source>
        <translation>Wie gut eine Stellung für diesen Platz ist, in Elo-Punkten.</translation>
    </message>
    <message>
        <source>Returns a sentence if a position that somebody has typed can&apos;t be.</source>
        <translation>Gibt einen Satz zurück, wenn eine eingegebene Stellung nicht sein kann.</translation>
    </message>
    <message>
        <source>A move&apos;s text, where fields with hyphens won&apos;t do.</source>
        <translation>Der Text eines Zugs, wo Felder mit Strichen nicht reichen.</translation>
    </message>
    <message>
        <source>A move&apos;s text for machines, such as e2e4.</source>
        <translation>Der Text eines Zugs für Programme, etwa e2e4.</translation>
    </message>
    <message>
        <source>Takes away, on a copy, what a repetition doesn&apos;t look at.</source>
        <translation>Nimmt auf einer Kopie weg, was eine Wiederholung nicht beachtet.</translation>
    </message>
    <message>
        <source>A position as people write it, such as FEN.</source>
        <translation>Eine Stellung, wie Menschen sie schreiben, etwa FEN.</translation>
    </message>
    <message>
        <source>Fills an empty position from a text, or returns a sentence if it can&apos;t be.</source>
        <translation>Füllt eine leere Stellung aus einem Text oder gibt einen Satz zurück, wenn das nicht geht.</translation>
    </message>
    <message>
        <source>In moves: one legal move, by fields, a word, or a list of steps.</source>
        <translation>In moves: ein erlaubter Zug, aus Feldern, einem Wort oder einer Liste von Schritten.</translation>
    </message>
    <message>
        <source>What stands on a field: 0 for nothing, else the number of a kind.</source>
        <translation>Was auf einem Feld steht: 0 für nichts, sonst die Nummer einer Art.</translation>
    </message>
    <message>
        <source>Who is on turn: a seat, or 0 for chance.</source>
        <translation>Wer am Zug ist: ein Platz oder 0 für den Zufall.</translation>
    </message>
    <message>
        <source>How many fields the board has.</source>
        <translation>Wie viele Felder das Brett hat.</translation>
    </message>
    <message>
        <source>How many columns.</source>
        <translation>Wie viele Spalten.</translation>
    </message>
    <message>
        <source>How many rows.</source>
        <translation>Wie viele Reihen.</translation>
    </message>
    <message>
        <source>The row of a field.</source>
        <translation>Die Reihe eines Felds.</translation>
    </message>
    <message>
        <source>The column of a field.</source>
        <translation>Die Spalte eines Felds.</translation>
    </message>
    <message>
        <source>What a field is called.</source>
        <translation>Wie ein Feld heißt.</translation>
    </message>
    <message>
        <source>The number of the field of this name.</source>
        <translation>Die Nummer des Felds mit diesem Namen.</translation>
    </message>
    <message>
        <source>The next field that way, or false at the edge.</source>
        <translation>Das nächste Feld in dieser Richtung oder false am Rand.</translation>
    </message>
    <message>
        <source>All fields that way, the next first.</source>
        <translation>Alle Felder in dieser Richtung, das nächste zuerst.</translation>
    </message>
    <message>
        <source>All fields of a line through a field, by the number of its axis.</source>
        <translation>Alle Felder einer Linie durch ein Feld, nach der Nummer der Achse.</translation>
    </message>
    <message>
        <source>The next fields in eight ways, or along the lines.</source>
        <translation>Die Nachbarfelder in acht Richtungen oder entlang der Linien.</translation>
    </message>
    <message>
        <source>The next fields in four ways, or along the lines.</source>
        <translation>Die Nachbarfelder in vier Richtungen oder entlang der Linien.</translation>
    </message>
    <message>
        <source>Whether all pieces of a kind hang together.</source>
        <translation>Ob alle Steine einer Art zusammenhängen.</translation>
    </message>
    <message>
        <source>The fields that hang together with a field and hold the same.</source>
        <translation>Die Felder, die mit einem Feld zusammenhängen und dasselbe tragen.</translation>
    </message>
    <message>
        <source>The set of these fields, which may also be a list.</source>
        <translation>Die Menge dieser Felder, die auch eine Liste sein dürfen.</translation>
    </message>
    <message>
        <source>The set of all fields.</source>
        <translation>Die Menge aller Felder.</translation>
    </message>
    <message>
        <source>The set of no field.</source>
        <translation>Die Menge ohne Felder.</translation>
    </message>
    <message>
        <source>The set of the fields that hold a kind; 0 is nothing.</source>
        <translation>Die Menge der Felder, die eine Art tragen; 0 ist nichts.</translation>
    </message>
    <message>
        <source>All fields that way, as a set.</source>
        <translation>Alle Felder in dieser Richtung, als Menge.</translation>
    </message>
    <message>
        <source>All fields of a line through a field, as a set.</source>
        <translation>Alle Felder einer Linie durch ein Feld, als Menge.</translation>
    </message>
    <message>
        <source>The fields next to a field, as a set.</source>
        <translation>Die Felder neben einem Feld, als Menge.</translation>
    </message>
    <message>
        <source>The fields next to a set that aren&apos;t in it.</source>
        <translation>Die Felder neben einer Menge, die nicht in ihr sind.</translation>
    </message>
    <message>
        <source>How many fields a set has.</source>
        <translation>Wie viele Felder eine Menge hat.</translation>
    </message>
    <message>
        <source>Whether a field is in a set.</source>
        <translation>Ob ein Feld in einer Menge ist.</translation>
    </message>
    <message>
        <source>Goes through a set, field by field.</source>
        <translation>Geht eine Menge Feld für Feld durch.</translation>
    </message>
    <message>
        <source>The names of a set&apos;s fields, as a text.</source>
        <translation>Die Namen der Felder einer Menge, als Text.</translation>
    </message>
    <message>
        <source>What lies uppermost on a stack, or 0.</source>
        <translation>Was auf einem Stapel zuoberst liegt, oder 0.</translation>
    </message>
    <message>
        <source>Puts a piece, or all of another stack, on top.</source>
        <translation>Legt einen Stein, oder einen ganzen anderen Stapel, obenauf.</translation>
    </message>
    <message>
        <source>Takes the uppermost piece off a stack and returns it.</source>
        <translation>Nimmt den obersten Stein vom Stapel und gibt ihn zurück.</translation>
    </message>
    <message>
        <source>Puts a piece, or all of another stack, beneath.</source>
        <translation>Schiebt einen Stein, oder einen ganzen anderen Stapel, darunter.</translation>
    </message>
    <message>
        <source>Goes through a list in its order.</source>
        <translation>Geht eine Liste der Reihe nach durch.</translation>
    </message>
    <message>
        <source>Goes through a table in the order of its keys.</source>
        <translation>Geht eine Tabelle in der Reihenfolge ihrer Schlüssel durch.</translation>
    </message>
    <message>
        <source>Asks whether a table is empty.</source>
        <translation>Fragt, ob eine Tabelle leer ist.</translation>
    </message>
    <message>
        <source>One of several values, or how many there are.</source>
        <translation>Einer von mehreren Werten, oder wie viele es sind.</translation>
    </message>
    <message>
        <source>What a value is, as a word: number, string, table and so on.</source>
        <translation>Was ein Wert ist, als Wort: number, string, table und so weiter.</translation>
    </message>
    <message>
        <source>A text as a number, or nil.</source>
        <translation>Ein Text als Zahl, oder nil.</translation>
    </message>
    <message>
        <source>A value as a text.</source>
        <translation>Ein Wert als Text.</translation>
    </message>
    <message>
        <source>Stops the rules with a sentence.</source>
        <translation>Hält die Regeln mit einem Satz an.</translation>
    </message>
    <message>
        <source>Stops the rules with a sentence unless the value holds.</source>
        <translation>Hält die Regeln mit einem Satz an, wenn der Wert nicht zutrifft.</translation>
    </message>
    <message>
        <source>Numbers: abs, max, min, tointeger and others; no random ones.</source>
        <translation>Zahlen: abs, max, min, tointeger und andere; keine zufälligen.</translation>
    </message>
    <message>
        <source>Texts: sub, byte, char, format and others.</source>
        <translation>Texte: sub, byte, char, format und andere.</translation>
    </message>
    <message>
        <source>Lists: insert, remove, concat, sort and others.</source>
        <translation>Listen: insert, remove, concat, sort und andere.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HistoryDialog</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>What was done, the newest first</source>
        <translation>Was getan wurde, das Neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Check the &amp;lots…</source>
        <translation>&amp;Lose prüfen…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeizerFields</name>
    <message>
        <source>Beating the first:</source>
        <translation>Sieg gegen den Ersten:</translation>
    </message>
    <message>
        <source>1½ times the people</source>
        <translation>das 1½-fache der Teilnehmenden</translation>
    </message>
    <message>
        <source>So many points; beating the second is worth less, and so on.</source>
        <translation>So viele Punkte; ein Sieg gegen den Zweiten ist weniger wert, und so weiter.</translation>
    </message>
    <message>
        <source>Less for each place:</source>
        <translation>Weniger je Platz:</translation>
    </message>
    <message>
        <source>For a loss:</source>
        <translation>Für eine Niederlage:</translation>
    </message>
    <message>
        <source>A share of what beating the opponent is worth, such as 0 or 1/6.</source>
        <translation>Ein Teil dessen, was ein Sieg gegen den Gegner wert ist, etwa 0 oder 1/6.</translation>
    </message>
    <message>
        <source>For a bye:</source>
        <translation>Für spielfrei:</translation>
    </message>
    <message>
        <source>Excused:</source>
        <translation>Entschuldigt:</translation>
    </message>
    <message>
        <source>Playing for the club:</source>
        <translation>Spielen für den Verein:</translation>
    </message>
    <message>
        <source>A share of one&apos;s own value, such as 2/3.</source>
        <translation>Ein Teil des eigenen Werts, etwa 2/3.</translation>
    </message>
    <message>
        <source>Excused rounds that count:</source>
        <translation>Entschuldigte Runden, die zählen:</translation>
    </message>
    <message>
        <source>Rounds before two meet again:</source>
        <translation>Runden bis zum Wiedersehen:</translation>
    </message>
    <message>
        <source>Two meet at most:</source>
        <translation>Zwei spielen höchstens:</translation>
    </message>
    <message>
        <source>as often as it comes</source>
        <translation>so oft es sich ergibt</translation>
    </message>
    <message>
        <source>One&apos;s own value counts once</source>
        <translation>Der eigene Wert zählt einmal mit</translation>
    </message>
    <message>
        <source>Counted anew only once after each round</source>
        <translation>Nach jeder Runde nur einmal neu gezählt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ApartDialog</name>
    <message>
        <source>&amp;Keep apart</source>
        <translation>&amp;Nicht gegeneinander</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Nicht gegeneinander</translation>
    </message>
    <message>
        <source>Check everybody of a family or of one car: no two of them meet.</source>
        <translation>Haken Sie alle einer Familie oder eines Autos an: keine zwei von ihnen treffen aufeinander.</translation>
    </message>
    <message>
        <source>People who must not meet each other</source>
        <translation>Personen, die nicht aufeinandertreffen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChooseGame</name>
    <message>
        <source>&amp;Both agree</source>
        <translation>&amp;Beide sind sich einig</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Wählen</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1 chooses, who is ranked higher, and no game twice</source>
        <translation>%1 wählt, steht höher, und kein Spiel zweimal</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LotsDialog</name>
    <message>
        <source>Lots</source>
        <translation>Lose</translation>
    </message>
    <message>
        <source>&amp;Draw now</source>
        <translation>Jetzt &amp;losen</translation>
    </message>
    <message>
        <source>Check code of the next lot</source>
        <translation>Prüfcode des nächsten Loses</translation>
    </message>
    <message>
        <source>Show it to everybody before the draw: the lot can&apos;t be another one afterwards. Words that somebody in the room calls out go into the draw as well.</source>
        <translation>Zeigen Sie ihn allen vor dem Losen: danach kann es kein anderes Los mehr sein. Worte, die jemand im Raum ruft, gehen ebenfalls ein.</translation>
    </message>
    <message>
        <source>&amp;Called out:</source>
        <translation>Ge&amp;rufen:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Lots that were drawn, drawn again</source>
        <translation>Gezogene Lose, noch einmal gezogen</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Prüfcode</translation>
    </message>
    <message>
        <source>Drawn again</source>
        <translation>Noch einmal gezogen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Noch ist nichts gelost.</translation>
    </message>
</context>
<context>
    <name>LotWords</name>
    <message>
        <source>the order at first</source>
        <translation>die Reihenfolge am Anfang</translation>
    </message>
    <message>
        <source>sides of round 1</source>
        <translation>Seiten in Runde 1</translation>
    </message>
    <message>
        <source>sides of the evening</source>
        <translation>Seiten des Abends</translation>
    </message>
    <message>
        <source>level match of round %1: %2 – %3</source>
        <translation>Match mit Gleichstand, Runde %1: %2 – %3</translation>
    </message>
    <message>
        <source>the first of the list is second player</source>
        <translation>der Erste der Liste spielt als Zweiter</translation>
    </message>
    <message>
        <source>the first of the list is first player</source>
        <translation>der Erste der Liste spielt als Erster</translation>
    </message>
    <message>
        <source>for each pair as it comes</source>
        <translation>für jedes Paar, wie es kommt</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>stimmt nicht</translation>
    </message>
    <message>
        <source>Drawn again from its seed %1: it agrees.</source>
        <translation>Noch einmal gezogen aus dem Startwert %1: es stimmt.</translation>
    </message>
    <message>
        <source>Drawn again from its seed %1: it does not agree.</source>
        <translation>Noch einmal gezogen aus dem Startwert %1: es stimmt nicht.</translation>
    </message>
    <message>
        <source>The check code was shown from %1 on, and the lot drawn at %2.</source>
        <translation>Der Prüfcode war ab %1 zu sehen, und gelost wurde um %2.</translation>
    </message>
    <message>
        <source>Its check code was not shown before the draw.</source>
        <translation>Der Prüfcode war vor dem Losen nicht zu sehen.</translation>
    </message>
    <message>
        <source>Called out before: %1</source>
        <translation>Vorher gerufen: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideReload</name>
    <message>
        <source>The match goes on by the rules of %1.</source>
        <translation>Die Partie geht nach den Regeln von %1 weiter.</translation>
    </message>
    <message>
        <source>The rules that this match began with go on: %1</source>
        <translation>Die Regeln, mit denen diese Partie begann, gelten weiter: %1</translation>
    </message>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>Die Regeln von %1 gelten weiter: %2</translation>
    </message>
    <message>
        <source>The match can&apos;t go on by the new rules: %1</source>
        <translation>Die Partie kann nach den neuen Regeln nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>the new ones don&apos;t come through what was played.</source>
        <translation>die neuen kommen nicht durch das, was gespielt wurde.</translation>
    </message>
    <message>
        <source>the program boardwright-table is missing beside this one.</source>
        <translation>das Programm boardwright-table fehlt neben diesem.</translation>
    </message>
    <message>
        <source>the new ones crash at what was played.</source>
        <translation>die neuen stürzen bei dem ab, was gespielt wurde.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChangeDialog</name>
    <message>
        <source>Chan&amp;ge</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>Change the tournament</source>
        <translation>Turnier ändern</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>What is paired and counted stays as it is.</source>
        <translation>Was gepaart und gezählt ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>&amp;Uhr:</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Bretter:</translation>
    </message>
    <message>
        <source>&amp;Minutes alone:</source>
        <translation>&amp;Minuten allein:</translation>
    </message>
    <message>
        <source>round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>In any &amp;order, until:</source>
        <translation>Beliebige &amp;Reihenfolge, bis:</translation>
    </message>
    <message>
        <source>%1 is no day; write it such as 31-3-2027.</source>
        <translation>%1 ist kein Tag; schreiben Sie ihn wie 31.3.2027.</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
</context>
</TS>

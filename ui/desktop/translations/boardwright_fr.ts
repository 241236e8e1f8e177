<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AskUnsaved</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FileGames</name>
    <message>
        <source>This is game %1 of %2; the others are under File, Games in this file.</source>
        <translation>Voici la partie %1 sur %2 ; les autres sont sous Fichier, Parties de ce fichier.</translation>
    </message>
    <message>
        <source>The game goes on from here; names and comments stay in the file.</source>
        <translation>La partie continue d’ici ; les noms et les commentaires restent dans le fichier.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeptMove</name>
    <message>
        <source>Your next move: %1 (Esc lets it go)</source>
        <translation>Votre prochain coup : %1 (Échap l’annule)</translation>
    </message>
    <message>
        <source>No move is chosen ahead.</source>
        <translation>Aucun coup n’est choisi à l’avance.</translation>
    </message>
    <message>
        <source>Your move chosen ahead, %1, isn&apos;t possible now.</source>
        <translation>Votre coup choisi à l’avance, %1, n’est pas possible maintenant.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveRefusals</name>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>« %1 » n’est pas un coup permis ici.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ScriptCompletion</name>
    <message>
        <source>No word begins like this.</source>
        <translation>Aucun mot ne commence ainsi.</translation>
    </message>
    <message>
        <source>Words of scripts</source>
        <translation>Mots des scripts</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableButtons</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Rejouer ce qui a été repris</translation>
    </message>
    <message>
        <source>Turn board</source>
        <translation>Tourner le plateau</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableSeats</name>
    <message>
        <source>Computer: random</source>
        <translation>Ordinateur : au hasard</translation>
    </message>
    <message>
        <source>Computer: one move ahead</source>
        <translation>Ordinateur : un coup d’avance</translation>
    </message>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (absent)</translation>
    </message>
    <message>
        <source>%1 (screen off)</source>
        <translation>%1 (écran éteint)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableSetUp</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>&amp;Garder celui-ci…</translation>
    </message>
    <message>
        <source>&amp;Copy as letters</source>
        <translation>&amp;Copier en lettres</translation>
    </message>
    <message>
        <source>&amp;Paste letters</source>
        <translation>Co&amp;ller des lettres</translation>
    </message>
    <message>
        <source>Keep this set-up</source>
        <translation>Garder ce placement</translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation>Son nom :</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableStatus</name>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Vous regardez une position antérieure.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Re&amp;venir à la partie</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>This record ends here.</source>
        <translation>La partie enregistrée se termine ici.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>L’ordinateur réfléchit.</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>A&amp;ccepter</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>Re&amp;fuser</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>%1&apos;s time is up.</source>
        <translation>Le temps est écoulé : %1.</translation>
    </message>
    <message>
        <source>C&amp;laim the game</source>
        <translation>&amp;Réclamer la partie</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <translation>A&amp;ccepter</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>Re&amp;fuser</translation>
    </message>
    <message>
        <source>Claim r&amp;epetition</source>
        <translation>Récla&amp;mer la répétition</translation>
    </message>
    <message>
        <source>You are trying something out. The game stays as it was.</source>
        <translation>Vous essayez quelque chose. La partie reste telle quelle.</translation>
    </message>
    <message>
        <source>Entered from a score sheet, not verified.</source>
        <translation>Saisie d’après une feuille de partie, non vérifiée.</translation>
    </message>
    <message>
        <source>With&amp;draw</source>
        <translation>Reti&amp;rer</translation>
    </message>
    <message>
        <source>&amp;Start the clock</source>
        <translation>&amp;Lancer la pendule</translation>
    </message>
    <message>
        <source>The clock starts with the first move.</source>
        <translation>La pendule démarre au premier coup.</translation>
    </message>
    <message>
        <source>%1 set up</source>
        <translation>%1 placent leurs pièces</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 place ses pièces</translation>
    </message>
    <message>
        <source>The other player has been away for long.</source>
        <translation>L’autre joueur est absent depuis longtemps.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
</context>
<context>
    <name>ClubWords</name>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Former member</source>
        <translation>Ancien membre</translation>
    </message>
    <message>
        <source>%1, own rules</source>
        <translation>%1, règles propres</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>points %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>cote %1</translation>
    </message>
</context>
<context>
    <name>GameAdvice</name>
    <message>
        <source>Nothing is shown until the screen has been handed over.</source>
        <translation>Rien n’est montré avant que l’écran ait changé de mains.</translation>
    </message>
    <message>
        <source>In a rated match there is no advice until the game is over.</source>
        <translation>Dans une partie classée, il n’y a pas de conseil avant la fin.</translation>
    </message>
    <message>
        <source>This game is played without advice.</source>
        <translation>Ce jeu se joue sans conseil.</translation>
    </message>
    <message>
        <source>There is no advice while the game is paused.</source>
        <translation>Pendant la pause, il n’y a pas de conseil.</translation>
    </message>
    <message>
        <source>There is no advice for setting up.</source>
        <translation>Il n’y a pas de conseil pour le placement.</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>Dans cette position, la partie est terminée.</translation>
    </message>
    <message>
        <source>In this position chance is on turn.</source>
        <translation>Dans cette position, c’est au hasard de jouer.</translation>
    </message>
    <message>
        <source>What the side on turn sees is hidden here.</source>
        <translation>Ce que voit le camp au trait est caché ici.</translation>
    </message>
    <message>
        <source>The rules of this game don&apos;t say what may be hidden, so that nothing can be worked out.</source>
        <translation>Les règles de ce jeu ne disent pas ce qui peut être caché : rien ne peut être calculé.</translation>
    </message>
    <message>
        <source>No ready set-up fits what stands here.</source>
        <translation>Aucun placement tout prêt ne convient à ce qui est posé ici.</translation>
    </message>
    <message>
        <source>All pieces have their places.</source>
        <translation>Toutes les pièces ont leur place.</translation>
    </message>
    <message>
        <source>For setting up there are hints, but no analysis.</source>
        <translation>Pour le placement il y a des conseils, mais pas d’analyse.</translation>
    </message>
</context>
<context>
    <name>LeaveMatch</name>
    <message>
        <source>Leave the match</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>This rated match isn&apos;t over.</source>
        <translation>Cette partie classée n’est pas terminée.</translation>
    </message>
    <message>
        <source>It waits among the unfinished matches, and the time used so far stays used.</source>
        <translation>Elle attend parmi les parties inachevées ; le temps utilisé reste utilisé.</translation>
    </message>
    <message>
        <source>Its clock goes on while you look at something else.</source>
        <translation>Sa pendule continue pendant que vous regardez autre chose.</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Rester</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Abandonner</translation>
    </message>
</context>
<context>
    <name>PeopleAsks</name>
    <message>
        <source>New member</source>
        <translation>Nouveau membre</translation>
    </message>
    <message>
        <source>The new member&apos;s name:</source>
        <translation>Nom du nouveau membre :</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>The guest&apos;s name:</source>
        <translation>Nom de l’invité :</translation>
    </message>
    <message>
        <source>Computer that takes its time</source>
        <translation>Ordinateur qui prend son temps</translation>
    </message>
    <message>
        <source>Seconds a move:</source>
        <translation>Secondes par coup :</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>Its command (it must speak the Universal Game Interface):</source>
        <translation>Sa commande (il doit parler l’Universal Game Interface) :</translation>
    </message>
</context>
<context>
    <name>PeopleRows</name>
    <message>
        <source>Guest with a name…</source>
        <translation>Invité avec un nom…</translation>
    </message>
    <message>
        <source>New member…</source>
        <translation>Nouveau membre…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer that takes its time</source>
        <translation>Ordinateur qui prend son temps</translation>
    </message>
    <message>
        <source>Another number of seconds…</source>
        <translation>Un autre nombre de secondes…</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Un autre programme…</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>From bottom to top: %1</source>
        <translation>De bas en haut : %1</translation>
    </message>
    <message>
        <source>It is marked: it has moved or takes part in what goes on.</source>
        <translation>Elle est marquée : elle a joué ou participe à ce qui se passe.</translation>
    </message>
    <message>
        <source>What it is has been shown to everybody.</source>
        <translation>Ce qu’elle est a été montré à tous.</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a kind of piece</comment>
        <translation>%1 fois %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>peut être prise</translation>
    </message>
    <message>
        <source>can be moved to</source>
        <translation>coup possible vers cette case</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>peut être choisie</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>border to %1: %2, %3</source>
        <comment>a field, a seat, a number</comment>
        <translation>ligne vers %1 : %2, %3</translation>
    </message>
    <message>
        <source>(closed)</source>
        <comment>a border nobody may cross now</comment>
        <translation>(fermée)</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>circled</source>
        <translation>entouré</translation>
    </message>
    <message>
        <source>arrow to %1</source>
        <translation>flèche vers %1</translation>
    </message>
    <message>
        <source>chosen ahead</source>
        <translation>choisi à l’avance</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, page %2 sur %3</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::Advisor</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
    <message>
        <source>Hint (%1)</source>
        <comment>a key</comment>
        <translation>Conseil (%1)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un conseil…</translation>
    </message>
    <message>
        <source>A hint: %1, expected score %2%</source>
        <translation>Un conseil : %1, résultat attendu %2 %</translation>
    </message>
    <message>
        <source>A hint: %1, the only move</source>
        <translation>Un conseil : %1, le seul coup</translation>
    </message>
    <message>
        <source>%1, expected score %2%</source>
        <translation>%1, résultat attendu %2 %</translation>
    </message>
    <message>
        <source>This move can&apos;t be played now.</source>
        <translation>Ce coup ne peut pas être joué maintenant.</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>Dans cette position, la partie est terminée.</translation>
    </message>
    <message>
        <source>A hint: %1 on %2</source>
        <comment>a piece, a field</comment>
        <translation>Un conseil : %1 en %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AnalysisDock</name>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>%1 simulations</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>an expected score that can&apos;t change</comment>
        <translation>certain</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Suite attendue : %1</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analys&amp;is</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>How many of the machine&apos;s cores think</source>
        <translation>Combien de cœurs de la machine réfléchissent</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Sim.</source>
        <comment>simulations, short</comment>
        <translation>Sim.</translation>
    </message>
    <message>
        <source>Cores:</source>
        <translation>Cœurs :</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ArrangePanel</name>
    <message>
        <source>%1, %2 left</source>
        <comment>a kind of piece, a number</comment>
        <translation>%1, encore %2</translation>
    </message>
    <message>
        <source>Pieces to place</source>
        <translation>Pièces à placer</translation>
    </message>
    <message>
        <source>Ran&amp;dom</source>
        <translation>Au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>R&amp;eady</source>
        <translation>&amp;Prêt</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>&amp;Miroir</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Échanger la gauche et la droite</translation>
    </message>
    <message>
        <source>&amp;Set-ups</source>
        <translation>P&amp;lacements</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChanceChoice</name>
    <message>
        <source>Type what chance has brought.</source>
        <translation>Saisissez ce que le hasard a donné.</translation>
    </message>
    <message>
        <source>What has chance brought?</source>
        <translation>Qu’a donné le hasard ?</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClockFace</name>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Pendule de %1 : %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>le temps est écoulé</translation>
    </message>
    <message>
        <source>runs; press it when the move is made</source>
        <translation>tourne ; appuyez quand le coup est joué</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Coups : %1</translation>
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
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sauvegarder…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Copies everything into a file, while the club goes on.</source>
        <translation>Copie tout dans un fichier pendant que le club continue.</translation>
    </message>
    <message>
        <source>Takes over what another computer has exported or handed over; twice changes nothing.</source>
        <translation>Reprend ce qu’un autre ordinateur a exporté ou transmis ; deux fois ne change rien.</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Everything is in %1 now.</source>
        <translation>Tout est maintenant dans %1.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>New: %1 entries of matches, %2 of the club.</source>
        <translation>Nouveau : %1 entrées de parties, %2 du club.</translation>
    </message>
    <message>
        <source>They come from another club.</source>
        <translation>Elles viennent d’un autre club.</translation>
    </message>
    <message>
        <source>Set aside because they contradict this club&apos;s data: %1.</source>
        <translation>Mis de côté parce qu’ils contredisent les données de ce club : %1.</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>The record is in %1 now.</source>
        <translation>La partie est maintenant dans %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ComparePage</name>
    <message>
        <source>Four rule sets side by side are the most.</source>
        <translation>Pas plus de quatre règles côte à côte.</translation>
    </message>
    <message>
        <source>Choose a second variant to compare with.</source>
        <translation>Choisissez une deuxième variante pour comparer.</translation>
    </message>
    <message>
        <source>Run a record</source>
        <translation>Rejouer une partie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Rule sets side by side</source>
        <translation>Règles côte à côte</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>No other variant is on the board of %1: these two can be played in step.</source>
        <translation>Aucune autre variante n’a le plateau de %1 : ces deux-ci peuvent être jouées de front.</translation>
    </message>
    <message>
        <source>Choose two variants to compare.</source>
        <translation>Choisissez deux variantes à comparer.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>Choose two variants to compare.</source>
        <translation>Choisissez deux variantes à comparer.</translation>
    </message>
    <message>
        <source>There are no boards in step for rule sets on different boards. What differs in their rules stands below; what many games show can be seen under Figures.</source>
        <translation>Pour des règles sur des plateaux différents, il n’y a pas de plateaux joués ensemble. Ce qui diffère dans les règles figure ci-dessous ; ce que montrent beaucoup de parties se trouve sous Chiffres.</translation>
    </message>
    <message>
        <source>%1 was made on %2.</source>
        <translation>%1 a été joué sur %2.</translation>
    </message>
    <message>
        <source>The same for %1 moves.</source>
        <translation>Identique pendant %1 coups.</translation>
    </message>
    <message>
        <source>The same to the end of the record, for %1 moves.</source>
        <translation>Identique jusqu’à la fin de la partie, pendant %1 coups.</translation>
    </message>
    <message>
        <source>Not every rule set can start where the record does.</source>
        <translation>Toutes les règles ne peuvent pas commencer où la partie commence.</translation>
    </message>
    <message>
        <source>Next is %1.</source>
        <translation>Ensuite vient %1.</translation>
    </message>
    <message>
        <source>The last of them, %1, leads to different positions.</source>
        <translation>Le dernier, %1, mène à des positions différentes.</translation>
    </message>
    <message>
        <source>Then the results differ.</source>
        <translation>Ensuite, les résultats diffèrent.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChanceBar</name>
    <message>
        <source>Let chance &amp;decide</source>
        <translation>Laisser le &amp;hasard décider</translation>
    </message>
    <message>
        <source>This on&amp;e</source>
        <translation>Ce&amp;lui-ci</translation>
    </message>
    <message>
        <source>Chance is on turn:</source>
        <translation>C’est au hasard :</translation>
    </message>
    <message>
        <source>What chance may bring</source>
        <translation>Ce que le hasard peut donner</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareBoards</name>
    <message>
        <source>No moves to compare</source>
        <translation>Aucun coup à comparer</translation>
    </message>
    <message>
        <source>No move differs</source>
        <translation>Aucun coup ne diffère</translation>
    </message>
    <message>
        <source>Moves that differ: %1, the same: %2</source>
        <translation>Coups différents : %1, identiques : %2</translation>
    </message>
    <message>
        <source>Parameters that differ: %1</source>
        <translation>Paramètres différents : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareChoice</name>
    <message>
        <source>Rule sets side by side</source>
        <translation>Règles côte à côte</translation>
    </message>
    <message>
        <source>Ga&amp;me:</source>
        <translation>&amp;Jeu :</translation>
    </message>
    <message>
        <source>Variant&amp;s, two to four:</source>
        <translation>&amp;Variantes, de deux à quatre :</translation>
    </message>
    <message>
        <source>A move on one board is made on every board that allows it.</source>
        <translation>Un coup sur un plateau est joué sur tous ceux qui le permettent.</translation>
    </message>
    <message>
        <source>From the start o&amp;f:</source>
        <translation>Depuis le débu&amp;t de :</translation>
    </message>
    <message>
        <source>From a p&amp;osition:</source>
        <translation>Depuis une posit&amp;ion :</translation>
    </message>
    <message>
        <source>Run a re&amp;cord…</source>
        <translation>Rejouer u&amp;ne partie…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Reprendre un &amp;coup</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CompareSide</name>
    <message>
        <source>A draw. %1</source>
        <translation>Partie nulle. %1</translation>
    </message>
    <message>
        <source>%1 wins. %2</source>
        <translation>%1 gagne. %2</translation>
    </message>
    <message>
        <source>Chance is on turn.</source>
        <translation>C’est au hasard.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Au trait : %1.</translation>
    </message>
    <message>
        <source>Stands aside.</source>
        <translation>Reste à l’écart.</translation>
    </message>
    <message>
        <source>Stands otherwise than the others.</source>
        <translation>Position différente des autres.</translation>
    </message>
    <message>
        <source>All here</source>
        <translation>Tous ainsi</translation>
    </message>
    <message>
        <source>Puts the other boards into this position</source>
        <translation>Met les autres plateaux dans cette position</translation>
    </message>
    <message>
        <source>All boards into the position of %1</source>
        <translation>Tous les plateaux dans la position de %1</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Plateau %1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CourseGraph</name>
    <message>
        <source>Course of the game</source>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>%1: %2 %3%</source>
        <comment>after which move, a seat, its score</comment>
        <translation>%1 : %2 %3 %</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DifferenceTable</name>
    <message>
        <source>Chance can&apos;t bring this.</source>
        <translation>Le hasard ne peut pas donner cela.</translation>
    </message>
    <message>
        <source>%1, allowed by %2. %3</source>
        <translation>%1, permis par %2. %3</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Allowed by</source>
        <translation>Permis par</translation>
    </message>
    <message>
        <source>Why not elsewhere</source>
        <translation>Pourquoi pas ailleurs</translation>
    </message>
    <message>
        <source>Moves that only some of the rule sets allow</source>
        <translation>Coups que seules certaines règles permettent</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftPreview</name>
    <message>
        <source>As it was before the text was wrong.</source>
        <translation>Comme avant l’erreur dans le texte.</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Let chance decide</source>
        <translation>Laisser le hasard décider</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EnterPage</name>
    <message>
        <source>From %1 on the rest can&apos;t be played any more and was deleted: %2. Undo brings it back.</source>
        <translation>À partir de %1, la suite ne peut plus être jouée et a été effacée : %2. Annuler la rétablit.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t happen here by chance.</source>
        <translation>Le hasard ne peut pas donner « %1 » ici.</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>« %1 » n’est pas un coup permis ici.</translation>
    </message>
    <message>
        <source>The game is among the club&apos;s results, marked as entered.</source>
        <translation>La partie figure parmi les résultats du club, marquée comme saisie.</translation>
    </message>
    <message>
        <source>The sheet isn&apos;t kept for another day: %1</source>
        <translation>La feuille n’est pas conservée pour un autre jour : %1</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>Elle est conservée sous %1.</translation>
    </message>
    <message>
        <source>The unfinished sheet can&apos;t be read: %1.</source>
        <translation>La feuille inachevée ne peut pas être lue : %1.</translation>
    </message>
    <message>
        <source>The unfinished sheet is damaged behind move %1: %2.</source>
        <translation>La feuille inachevée est endommagée après le coup %1 : %2.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de partie</translation>
    </message>
    <message>
        <source>This sheet is neither saved nor among the club&apos;s results.</source>
        <translation>Cette feuille n’est ni enregistrée ni parmi les résultats du club.</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Jeter</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Conserver</translation>
    </message>
    <message>
        <source>This sheet was left unfinished and goes on here; “%1” throws it away.</source>
        <translation>Cette feuille est restée inachevée et continue ici ; « %1 » la jette.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetSetUp</name>
    <message>
        <source>&amp;Paste letters</source>
        <translation>Co&amp;ller des lettres</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetMoves</name>
    <message>
        <source>Set-up: %1</source>
        <translation>Placement : %1</translation>
    </message>
    <message>
        <source>What has chance brought?</source>
        <translation>Qu’a donné le hasard ?</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>Another move here takes the place of the one that was entered.</source>
        <translation>Un autre coup remplace ici celui qui a été saisi.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Takes the last entry, correction or deletion back (Ctrl+Z)</source>
        <translation>Annule la dernière saisie, correction ou suppression (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Effacer la suite</translation>
    </message>
    <message>
        <source>Deletes everything behind the position on the board</source>
        <translation>Efface tout après la position sur le plateau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>after which move, how things stand</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetBoard</name>
    <message>
        <source>Board: %1</source>
        <translation>Plateau : %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetForm</name>
    <message>
        <source>The game needs a result first.</source>
        <translation>La partie doit d’abord avoir un résultat.</translation>
    </message>
    <message>
        <source>Only games between two members, from the start of the game.</source>
        <translation>Seulement les parties entre deux membres, depuis le début du jeu.</translation>
    </message>
    <message>
        <source>From a score sheet</source>
        <translation>D’une feuille de partie</translation>
    </message>
    <message>
        <source>A game that was played on a real board. Whatever is entered is marked as not verified.</source>
        <translation>Une partie jouée sur un vrai plateau. Ce qui est saisi est marqué comme non vérifié.</translation>
    </message>
    <message>
        <source>From a position (not from the start):</source>
        <translation>Depuis une position (pas depuis le début) :</translation>
    </message>
    <message>
        <source>Position that the game began with</source>
        <translation>Position par laquelle la partie a commencé</translation>
    </message>
    <message>
        <source>Into the club&apos;s results</source>
        <translation>Vers les résultats</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ExamplePage</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Try %1: the rule forbids it.</source>
        <translation>Essayez %1 : la règle l’interdit.</translation>
    </message>
    <message>
        <source>Try %1, or anything else.</source>
        <translation>Essayez %1, ou autre chose.</translation>
    </message>
    <message>
        <source>Try one of %1, or anything else.</source>
        <translation>Essayez un des coups %1, ou autre chose.</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>%1 are on turn</source>
        <translation>%1 sont au trait</translation>
    </message>
    <message>
        <source>That is the rule at work</source>
        <translation>Voilà la règle à l’œuvre</translation>
    </message>
    <message>
        <source>The rule forbids it</source>
        <translation>La règle l’interdit</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>F&amp;rom the start</source>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>&amp;Leave the example</source>
        <translation>&amp;Quitter l’exemple</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresChoice</name>
    <message>
        <source>Random play</source>
        <translation>Jeu au hasard</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs ordinateurs</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>games for each rule set</source>
        <translation>parties par variante</translation>
    </message>
    <message>
        <source>Random moves before they begin</source>
        <translation>Coups au hasard au préalable</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>Jouer les parties</translation>
    </message>
    <message>
        <source>Games of random play</source>
        <translation>Parties jouées au hasard</translation>
    </message>
    <message>
        <source>Games of computer players</source>
        <translation>Parties des joueurs ordinateurs</translation>
    </message>
    <message>
        <source>Level of computer players</source>
        <translation>Niveau des joueurs ordinateurs</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresPage</name>
    <message>
        <source>time left: about %1</source>
        <translation>encore environ %1</translation>
    </message>
    <message>
        <source>The games begin.</source>
        <translation>Les parties commencent.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>Paused after %1 of %2 games.</source>
        <translation>En pause après %1 parties sur %2.</translation>
    </message>
    <message>
        <source>All %1 games are played.</source>
        <translation>Les %1 parties sont jouées.</translation>
    </message>
    <message>
        <source>Cancelled. The figures are of the games until then.</source>
        <translation>Arrêté. Les chiffres portent sur les parties jouées jusque-là.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Table of figures</source>
        <translation>Tableau des chiffres</translation>
    </message>
    <message>
        <source>All figures, for programs</source>
        <translation>Tous les chiffres, pour des programmes</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The rule sets are played many times, with the same openings and the same dice, and charts show what is different while the games go on. The games run in a program of their own: the window stays free.</source>
        <translation>Les règles sont jouées de nombreuses fois, avec les mêmes ouvertures et les mêmes dés, et des graphiques montrent ce qui diffère pendant que les parties se jouent. Les parties tournent dans un programme à part : la fenêtre reste libre.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>How many of the games are played</source>
        <translation>Combien de parties sont jouées</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Charts and figures</source>
        <translation>Graphiques et chiffres</translation>
    </message>
    <message>
        <source>The games are played; the figures are worked out.</source>
        <translation>Les parties sont jouées ; les chiffres sont calculés.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FiguresSheet</name>
    <message>
        <source>Play through</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Opens the chosen game as a record</source>
        <translation>Ouvre la partie choisie pour la rejouer</translation>
    </message>
    <message>
        <source>Figures of the games so far, with their intervals. What differs for certain is said when all games are played: looked at again and again, chance would find something.</source>
        <translation>Chiffres des parties jouées jusqu’ici, avec leurs intervalles. Ce qui diffère à coup sûr n’est dit qu’une fois toutes les parties jouées : à force de regarder, on finirait par trouver des différences dues au hasard.</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Chiffres : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FilmDialog</name>
    <message>
        <source>Save as GIF</source>
        <translation>Enregistrer en GIF</translation>
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
        <translation>&amp;Hauteur :</translation>
    </message>
    <message>
        <source>&amp;Each move:</source>
        <translation>&amp;Chaque coup :</translation>
    </message>
    <message>
        <source>The &amp;last one:</source>
        <translation>Le &amp;dernier :</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameCard</name>
    <message>
        <source>%1 players</source>
        <translation>%1 joueurs</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 à %2 joueurs</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>%1–%2 minutes</source>
        <translation>%1–%2 minutes</translation>
    </message>
    <message>
        <source>hidden information</source>
        <translation>information cachée</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>It can&apos;t be played: %1</source>
        <translation>On ne peut pas y jouer : %1</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>What was found…</source>
        <translation>Ce qui a été trouvé…</translation>
    </message>
    <message>
        <source>Play %1…</source>
        <translation>Jouer à %1…</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>What was found of %1…</source>
        <translation>Ce qui a été trouvé de %1…</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Image du plateau</translation>
    </message>
    <message>
        <source>Vary…</source>
        <translation>Varier…</translation>
    </message>
    <message>
        <source>Make a variant of %1…</source>
        <translation>Créer une variante de %1…</translation>
    </message>
    <message>
        <source>in a process of its own</source>
        <translation>dans un processus à part</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameTable</name>
    <message>
        <source>%1: %2 can&apos;t go on (%3); %4 plays on in its place.</source>
        <translation>%1 : %2 ne peut pas continuer (%3) ; %4 joue à sa place.</translation>
    </message>
    <message>
        <source>%1: %2 can&apos;t go on (%3) and loses.</source>
        <translation>%1 : %2 ne peut pas continuer (%3) et perd.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Plateau : %1</translation>
    </message>
    <message>
        <source>Touch-move: the piece that was chosen has to move.</source>
        <translation>Pièce touchée, pièce jouée : la pièce choisie doit jouer.</translation>
    </message>
    <message>
        <source>There is nothing to play yet.</source>
        <translation>Il n’y a encore rien à jouer.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 refuse la nulle.</translation>
    </message>
    <message>
        <source>Your offer of a draw was declined.</source>
        <translation>Votre proposition de nulle a été refusée.</translation>
    </message>
    <message>
        <source>Your request to take back was refused.</source>
        <translation>Votre demande de reprise a été refusée.</translation>
    </message>
    <message>
        <source>Your request for a pause was refused.</source>
        <translation>Votre demande de pause a été refusée.</translation>
    </message>
    <message>
        <source>Meanwhile something else has happened: nothing was played. Choose anew.</source>
        <translation>Entre-temps il s&apos;est passé autre chose : rien n&apos;a été joué. Choisissez de nouveau.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HandOverPage</name>
    <message>
        <source>%1 is next</source>
        <translation>C’est à %1</translation>
    </message>
    <message>
        <source>Hand over the screen. What only %1 may see appears after this.</source>
        <translation>Passez l’écran. Ce que seul %1 peut voir s’affiche ensuite.</translation>
    </message>
    <message>
        <source>&amp;I am %1</source>
        <translation>&amp;Je suis %1</translation>
    </message>
    <message>
        <source>After this the screen goes to %1.</source>
        <translation>Ensuite, l’écran passe à %1.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::JoinForm</name>
    <message>
        <source>That is no address: type what stands under the club&apos;s QR code, such as 192.168.1.5:8080.</source>
        <translation>Ce n&apos;est pas une adresse : tapez ce qui est sous le code QR du club, par exemple 192.168.1.5:8080.</translation>
    </message>
    <message>
        <source>Type the name by which the others are to know you.</source>
        <translation>Tapez le nom sous lequel les autres doivent vous connaître.</translation>
    </message>
    <message>
        <source>Coming in…</source>
        <translation>Entrée en cours…</translation>
    </message>
    <message>
        <source>Come &amp;in</source>
        <translation>E&amp;ntrer</translation>
    </message>
    <message>
        <source>Nobody answers at %1: is this computer in the club&apos;s Wi-Fi, and is the number right?</source>
        <translation>Personne ne répond à %1 : cet ordinateur est-il dans le Wi-Fi du club, et le nombre est-il juste ?</translation>
    </message>
    <message>
        <source>What answers at %1 is no club of Boardwright: look at the address again.</source>
        <translation>Ce qui répond à %1 n&apos;est pas un club de Boardwright : vérifiez l&apos;adresse.</translation>
    </message>
    <message>
        <source>The club&apos;s program is newer than this one: install the new one here.</source>
        <translation>Le programme du club est plus récent que celui-ci : installez le nouveau ici.</translation>
    </message>
    <message>
        <source>The club&apos;s program is older than this one: play in the browser, or ask for the new one there.</source>
        <translation>Le programme du club est plus ancien que celui-ci : jouez dans le navigateur, ou demandez le nouveau là-bas.</translation>
    </message>
    <message>
        <source>Guests need the code of the evening here: ask the organiser.</source>
        <translation>Ici, les invités ont besoin du code de la soirée : demandez-le à l&apos;organisateur.</translation>
    </message>
    <message>
        <source>That is not the code of this evening: look at it again.</source>
        <translation>Ce n&apos;est pas le code de cette soirée : vérifiez-le.</translation>
    </message>
    <message>
        <source>Somebody there is called so already: add a letter.</source>
        <translation>Quelqu&apos;un s&apos;appelle déjà ainsi là-bas : ajoutez une lettre.</translation>
    </message>
    <message>
        <source>That is no name: write one to forty letters.</source>
        <translation>Ce n&apos;est pas un nom : écrivez une à quarante lettres.</translation>
    </message>
    <message>
        <source>Those were too many tries: wait a moment, then come in.</source>
        <translation>C&apos;étaient trop d&apos;essais : attendez un instant, puis entrez.</translation>
    </message>
    <message>
        <source>There is no more room in this club: wait until somebody leaves.</source>
        <translation>Il n&apos;y a plus de place dans ce club : attendez que quelqu&apos;un parte.</translation>
    </message>
    <message>
        <source>The club doesn&apos;t let this computer in by that address: type one of those that it shows.</source>
        <translation>Le club ne laisse pas entrer cet ordinateur par cette adresse : tapez une de celles qu&apos;il montre.</translation>
    </message>
    <message>
        <source>This session was ended at the club: come in again.</source>
        <translation>Le club a mis fin à cette session : entrez de nouveau.</translation>
    </message>
    <message>
        <source>What %1 says can&apos;t be understood, so the connection was ended: look at the address again.</source>
        <translation>Ce que dit %1 est incompréhensible, la connexion a donc été fermée : vérifiez l&apos;adresse.</translation>
    </message>
    <message>
        <source>A club that is open to phones is open to this program too. Type the address that stands under its QR code.</source>
        <translation>Un club ouvert aux téléphones l&apos;est aussi à ce programme. Tapez l&apos;adresse qui est sous son code QR.</translation>
    </message>
    <message>
        <source>&amp;Address of the club</source>
        <translation>&amp;Adresse du club</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre n&amp;om</translation>
    </message>
    <message>
        <source>&amp;Code of the evening, if the club asks for one</source>
        <translation>&amp;Code de la soirée, si le club en demande un</translation>
    </message>
    <message>
        <source>No account, no e-mail. Your name is shown to everybody there.</source>
        <translation>Ni compte, ni courriel. Votre nom est montré à tous là-bas.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LadderPage</name>
    <message>
        <source>Which ladder</source>
        <translation>Quel classement</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>No rated match has been played yet.
Choose two members and &quot;Rated&quot; for a new game.</source>
        <translation>Aucune partie classée n’a encore été jouée.
Choisissez deux membres et « Classée » pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Former member</source>
        <translation>Ancien membre</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Writes all ladders as a page (HTML), a paper (PDF) or a table (CSV).</source>
        <translation>Écrit tous les classements en page (HTML), papier (PDF) ou tableau (CSV).</translation>
    </message>
    <message>
        <source>Export standings</source>
        <translation>Exporter les classements</translation>
    </message>
    <message>
        <source>Papers, pages and tables</source>
        <translation>Papiers, pages et tableaux</translation>
    </message>
    <message>
        <source>The standings are in %1 now.</source>
        <translation>Les classements sont maintenant dans %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonBoard</name>
    <message>
        <source>Board: %1</source>
        <translation>Plateau : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonPage</name>
    <message>
        <source>%1 – step %2 of %3</source>
        <translation>%1 – étape %2 sur %3</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation>Voici la solution</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Bien joué !</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Pas ce coup-là</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 sur %2 trouvés</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Your turn: %1</source>
        <translation>À vous : %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>F&amp;rom the start</source>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leçon &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>A game begins with the set-up: each player places their own pieces. This lesson begins after it.</source>
        <translation>Une partie commence par le placement : chacun pose ses propres pièces. Cette leçon commence après.</translation>
    </message>
    <message>
        <source>%1 – lesson done</source>
        <comment>a game</comment>
        <translation>%1 – leçon terminée</translation>
    </message>
    <message>
        <source>You have done this lesson. Try it in a game: the computer plays at an easy level. Or go on with the next lesson.</source>
        <translation>Vous avez terminé cette leçon. Essayez dans une partie : l’ordinateur joue à un niveau facile. Ou passez à la leçon suivante.</translation>
    </message>
    <message>
        <source>You have done this lesson. Try it in a game: the computer plays at an easy level.</source>
        <translation>Vous avez terminé cette leçon. Essayez dans une partie : l’ordinateur joue à un niveau facile.</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LessonsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>A lesson takes less than five minutes. The game on the table waits meanwhile.</source>
        <translation>Une leçon dure moins de cinq minutes. La partie en cours attend.</translation>
    </message>
    <message>
        <source>None of the games has a lesson.</source>
        <translation>Aucun des jeux n’a de leçon.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 est illisible</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LiveRun</name>
    <message>
        <source>The program boardwright, which plays the games, is missing.</source>
        <translation>Le programme boardwright, qui joue les parties, est introuvable.</translation>
    </message>
    <message>
        <source>What the program that plays the games says can&apos;t be understood.</source>
        <translation>Ce que dit le programme qui joue les parties est incompréhensible.</translation>
    </message>
    <message>
        <source>The program that plays the games has crashed; a plugin may be at fault. Nothing else is lost.</source>
        <translation>Le programme qui joue les parties s’est arrêté brutalement ; un greffon en est peut-être la cause. Rien d’autre n’est perdu.</translation>
    </message>
    <message>
        <source>The games ended early (exit status %1).</source>
        <translation>Les parties se sont arrêtées trop tôt (statut %1).</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LobbyView</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>%1 (screen off)</source>
        <translation>%1 (écran éteint)</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Ici : %1</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Vos tables</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Tables libres</translation>
    </message>
    <message>
        <source>No table waits for anybody. Open one: the others see it at once.</source>
        <translation>Aucune table n&apos;attend personne. Ouvrez-en une : les autres la voient aussitôt.</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>To my board</source>
        <translation>À mon plateau</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S&apos;asseoir</translation>
    </message>
    <message>
        <source>That is not possible now: look at the tables again.</source>
        <translation>Ce n&apos;est pas possible maintenant : regardez de nouveau les tables.</translation>
    </message>
    <message>
        <source>That is no longer there: look at the tables again.</source>
        <translation>Cela n&apos;existe plus : regardez de nouveau les tables.</translation>
    </message>
    <message>
        <source>There is no more room: finish another game first.</source>
        <translation>Il n&apos;y a plus de place : finissez d&apos;abord une autre partie.</translation>
    </message>
    <message>
        <source>That is not allowed here: ask the organiser.</source>
        <translation>Ce n&apos;est pas permis ici : demandez à l&apos;organisateur.</translation>
    </message>
    <message>
        <source>The club couldn&apos;t do that: try it again.</source>
        <translation>Le club n&apos;a pas pu le faire : essayez encore.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SettingsCommands</name>
    <message>
        <source>&amp;Coordinates</source>
        <translation>Coordo&amp;nnées</translation>
    </message>
    <message>
        <source>&amp;Possible moves</source>
        <translation>Coups &amp;possibles</translation>
    </message>
    <message>
        <source>&amp;Keep moves chosen ahead</source>
        <translation>Choi&amp;x de coups à l’avance</translation>
    </message>
    <message>
        <source>&amp;Animated moves</source>
        <translation>Coups &amp;animés</translation>
    </message>
    <message>
        <source>&amp;Keep the side on turn below</source>
        <translation>Le camp &amp;qui joue en bas</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>The &amp;game&apos;s own</source>
        <translation>Celles du &amp;jeu</translation>
    </message>
    <message>
        <source>For &amp;colour-blind eyes</source>
        <translation>Pour &amp;daltoniens</translation>
    </message>
    <message>
        <source>&amp;Black and white</source>
        <translation>&amp;Noir et blanc</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aucun</translation>
    </message>
    <message>
        <source>&amp;Soft</source>
        <translation>&amp;Faible</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>F&amp;ort</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>So&amp;mbre</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation>Ce qui va mal</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Colours as shown</source>
        <translation>Couleurs à l’écran</translation>
    </message>
    <message>
        <source>Colours that not everybody can tell apart are exchanged, on pieces, boards and dice.</source>
        <translation>Les couleurs que tout le monde ne distingue pas sont remplacées, sur les pièces, les plateaux et les dés.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Dots and rings on the fields to which a piece can go.</source>
        <translation>Des points et des anneaux sur les cases où une pièce peut aller.</translation>
    </message>
    <message>
        <source>The board turns when two people share this screen.</source>
        <translation>Le plateau tourne quand deux personnes partagent cet écran.</translation>
    </message>
    <message>
        <source>While the computer thinks; played at once when your turn comes.</source>
        <translation>Pendant que l’ordinateur réfléchit ; joué dès que c’est à vous.</translation>
    </message>
    <message>
        <source>Speed of moves</source>
        <translation>Vitesse des coups</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Quand quelque chose va mal</translation>
    </message>
    <message>
        <source>The log holds</source>
        <translation>Le journal contient</translation>
    </message>
    <message>
        <source>For &quot;Report a problem&quot;. Hidden pieces and people&apos;s names are never in it.</source>
        <translation>Pour « Signaler un problème ». Ni pièces cachées ni noms n’y figurent jamais.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MainWindow</name>
    <message>
        <source>Some games can&apos;t be used</source>
        <translation>Certains jeux sont inutilisables</translation>
    </message>
    <message>
        <source>Some of your variants can&apos;t be used</source>
        <translation>Certaines de vos variantes sont inutilisables</translation>
    </message>
</context>
<context>
    <name>ResignQuestion</name>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Do you want to give up this game?</source>
        <translation>Voulez-vous abandonner cette partie ?</translation>
    </message>
    <message>
        <source>Does %1 give up this game?</source>
        <translation>%1 abandonne cette partie ?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ByHand</name>
    <message>
        <source>Save record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClubTournaments</name>
    <message>
        <source>people: %1</source>
        <translation>personnes : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::FileOpener</name>
    <message>
        <source>Only files can be dropped here: records and variants.</source>
        <translation>On ne peut déposer ici que des fichiers : des parties et des variantes.</translation>
    </message>
    <message>
        <source>One file at a time: %1 is open, not %2.</source>
        <translation>Un fichier à la fois : %1 est ouvert, pas %2.</translation>
    </message>
    <message>
        <source>Open record or variant</source>
        <translation>Ouvrir une partie ou une variante</translation>
    </message>
    <message>
        <source>Records and variants</source>
        <translation>Parties et variantes</translation>
    </message>
    <message>
        <source>Games in libraries</source>
        <translation>Jeux dans des bibliothèques</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HelpDesk</name>
    <message>
        <source>Matches and variants</source>
        <translation>Parties et variantes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>The program&apos;s own data</source>
        <translation>Données du programme</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RuleWork</name>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Il n’y a aucun jeu auquel on puisse jouer.</translation>
    </message>
    <message>
        <source>%1: look it through; it is among your variants once you save it.</source>
        <translation>%1 : relisez la variante ; elle rejoint vos variantes dès que vous l’enregistrez.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableFiles</name>
    <message>
        <source>Save record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Save record as seen</source>
        <translation>Enregistrer la partie telle que vue</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Save as GIF</source>
        <translation>Enregistrer en GIF</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::Teacher</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
    <message>
        <source>There is no example of rule %1.</source>
        <translation>Il n’y a pas d’exemple pour la règle %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>F&amp;ichier</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Ga&amp;mes in this file</source>
        <translation>&amp;Parties de ce fichier</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Enregistrer l’&amp;image…</translation>
    </message>
    <message>
        <source>Save as &amp;GIF…</source>
        <translation>Enregistrer en &amp;GIF…</translation>
    </message>
    <message>
        <source>P&amp;rint to scale…</source>
        <translation>Imp&amp;rimer à l’échelle…</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>Co&amp;ller la position</translation>
    </message>
    <message>
        <source>Cop&amp;y record</source>
        <translation>Copier la partie (&amp;texte)</translation>
    </message>
    <message>
        <source>Past&amp;e record</source>
        <translation>Coller la partie (te&amp;xte)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Régl&amp;ages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>Pa&amp;ge d’accueil</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>C&amp;lub…</source>
        <translation>Cl&amp;ub…</translation>
    </message>
    <message>
        <source>Club e&amp;vening…</source>
        <translation>Soirée &amp;du club…</translation>
    </message>
    <message>
        <source>Open to &amp;phones…</source>
        <translation>&amp;Ouvrir aux téléphones…</translation>
    </message>
    <message>
        <source>&amp;Join a club…</source>
        <translation>Re&amp;joindre un club…</translation>
    </message>
    <message>
        <source>Clock for a real &amp;board…</source>
        <translation>Pendu&amp;le pour un vrai plateau…</translation>
    </message>
    <message>
        <source>&amp;Enter from a score sheet…</source>
        <translation>D’une f&amp;euille de partie…</translation>
    </message>
    <message>
        <source>Ed&amp;it position…</source>
        <translation>Modifier la pos&amp;ition…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Con&amp;seil</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre le coup</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>Rejouer le &amp;coup</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Faire une pause</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Poursui&amp;vre</translation>
    </message>
    <message>
        <source>Clai&amp;m repetition</source>
        <translation>Récla&amp;mer la répétition</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Proposer la nulle</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Tu&amp;rn board</source>
        <translation>To&amp;urner le plateau</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Un coup en a&amp;rrière</translation>
    </message>
    <message>
        <source>One move &amp;on</source>
        <translation>Un coup en a&amp;vant</translation>
    </message>
    <message>
        <source>To the &amp;newest move</source>
        <translation>Au dernier &amp;coup</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>&amp;Saisir un coup</translation>
    </message>
    <message>
        <source>Pro&amp;jector window</source>
        <translation>Fenêtre de pro&amp;jection</translation>
    </message>
    <message>
        <source>As s&amp;een by</source>
        <translation>C&amp;omme vu par</translation>
    </message>
    <message>
        <source>&amp;Tell me</source>
        <translation>Dites-&amp;moi</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Dernier coup</translation>
    </message>
    <message>
        <source>&amp;My pieces</source>
        <translation>&amp;Mes pièces</translation>
    </message>
    <message>
        <source>&amp;Their pieces</source>
        <translation>&amp;Leurs pièces</translation>
    </message>
    <message>
        <source>Moves of the &amp;selected piece</source>
        <translation>Coups de la pièce &amp;choisie</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>&amp;Pendules</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>&amp;Compare rule sets…</source>
        <translation>&amp;Comparer des règles…</translation>
    </message>
    <message>
        <source>Make a &amp;variant…</source>
        <translation>Créer une &amp;variante…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <translation>&amp;Atelier…</translation>
    </message>
    <message>
        <source>&amp;Sheet of the rules…</source>
        <translation>&amp;Feuille des règles…</translation>
    </message>
    <message>
        <source>&amp;Packages…</source>
        <translation>&amp;Paquets…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;Games that were found…</source>
        <translation>&amp;Jeux trouvés…</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation>À &amp;propos de Boardwright</translation>
    </message>
    <message>
        <source>E&amp;verybody, nothing hidden</source>
        <translation>&amp;Tous, rien de caché</translation>
    </message>
    <message>
        <source>&amp;Spectators</source>
        <translation>&amp;Spectateurs</translation>
    </message>
    <message>
        <source>Save record as &amp;seen…</source>
        <translation>Enregistrer la partie telle que &amp;vue…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MatchController</name>
    <message>
        <source>Matches can&apos;t be kept: %1</source>
        <translation>Les parties ne peuvent pas être gardées : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MatchesPage</name>
    <message>
        <source>No match is waiting to be played on.</source>
        <translation>Aucune partie n’attend d’être continuée.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Move to another computer…</source>
        <translation>&amp;Vers un autre ordinateur…</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Writes a file that another computer can import; the match then goes on there.</source>
        <translation>Écrit un fichier qu’un autre ordinateur peut importer ; la partie continue alors là-bas.</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>classée</translation>
    </message>
    <message>
        <source>last move %1</source>
        <translation>dernier coup %1</translation>
    </message>
    <message>
        <source>time until %1</source>
        <translation>temps jusqu’à %1</translation>
    </message>
    <message>
        <source>moved to another computer</source>
        <translation>partie sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Vers un autre ordinateur</translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation>&amp;Trancher…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Nobody will play it on: it ends with a result that you decide.</source>
        <translation>Personne ne la reprendra : elle finit par un résultat que vous décidez.</translation>
    </message>
    <message>
        <source>It leaves the list, and nobody wins or loses anything.</source>
        <translation>Elle quitte la liste, et personne ne gagne ni ne perd rien.</translation>
    </message>
    <message>
        <source>A match that can&apos;t be read, begun %1</source>
        <translation>Une partie illisible, commencée le %1</translation>
    </message>
    <message>
        <source>begun %1, no move yet</source>
        <translation>commencée le %1, aucun coup encore</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveEntry</name>
    <message>
        <source>&amp;Move:</source>
        <translation>C&amp;oup :</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Saisir un coup</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>par exemple %1</translation>
    </message>
    <message>
        <source>your next move</source>
        <translation>votre prochain coup</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveList</name>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the newest move</source>
        <translation>Au dernier coup</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewGameDialog</name>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Aucun jeu ne peut être joué.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu :</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue :</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles : %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Open in the workshop</source>
        <translation>Ouvrir dans l&apos;atelier</translation>
    </message>
    <message>
        <source>These rules didn&apos;t come with the program: they play in a process of their own, with players and a clock to be chosen there.</source>
        <translation>Ces règles ne font pas partie du programme : elles se jouent dans un processus à part, où l’on choisit les joueurs et une pendule.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DicePanel</name>
    <message>
        <source>Anything, so that nobody can choose the dice</source>
        <translation>N’importe quoi, pour que personne ne choisisse les dés</translation>
    </message>
    <message>
        <source>&amp;Dice:</source>
        <translation>&amp;Dés :</translation>
    </message>
    <message>
        <source>The dice come from a number that is sealed before the first move and shown at the end: the record lets anybody check them. What you type here goes into it.</source>
        <translation>Les dés viennent d’un nombre scellé avant le premier coup et montré à la fin : la partie enregistrée permet à chacun de les vérifier. Ce que vous tapez ici en fait partie.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TermsPanel</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Only games between members of the club can count.</source>
        <translation>Seules les parties entre membres du club peuvent compter.</translation>
    </message>
    <message>
        <source>Rules that are being tried out don&apos;t count.</source>
        <translation>Des règles à l’essai ne comptent pas.</translation>
    </message>
    <message>
        <source>Counts for points and ratings; nothing can be taken back.</source>
        <translation>Compte pour les points et la cote ; rien ne peut être repris.</translation>
    </message>
    <message>
        <source>Counts in “%1”, for points and ratings; nothing can be taken back.</source>
        <translation>Compte dans « %1 », pour les points et la cote ; rien ne peut être repris.</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Pendule :</translation>
    </message>
    <message>
        <source>&amp;Rated</source>
        <translation>Cla&amp;ssée</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewTableForm</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>Whoever sits down</source>
        <translation>Qui s&apos;assied</translation>
    </message>
    <message>
        <source>I want to play</source>
        <translation>Je veux jouer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Cl&amp;ock</source>
        <translation>Pen&amp;dule</translation>
    </message>
    <message>
        <source>Agai&amp;nst</source>
        <translation>C&amp;ontre</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>C&amp;ôté</translation>
    </message>
    <message>
        <source>Open a &amp;table</source>
        <translation>Ouvrir une &amp;table</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OffBoardMoves</name>
    <message>
        <source>No other move is possible:</source>
        <translation>Aucun autre coup n’est possible :</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>Moves beside the board</source>
        <translation>Coups à côté du plateau</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideAdvisor</name>
    <message>
        <source>Hints are for whoever is to move, in the newest position.</source>
        <translation>Les conseils sont pour qui a le trait, dans la dernière position.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideForm</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Everybody at this screen</source>
        <translation>Tout le monde à cet écran</translation>
    </message>
    <message>
        <source>A game from a file</source>
        <translation>Un jeu d&apos;un fichier</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Agai&amp;nst</source>
        <translation>Co&amp;ntre</translation>
    </message>
    <message>
        <source>Your &amp;side</source>
        <translation>Votre &amp;camp</translation>
    </message>
    <message>
        <source>Cl&amp;ock</source>
        <translation>&amp;Pendule</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>&amp;Commencer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsidePage</name>
    <message>
        <source>What this game says can&apos;t be understood.</source>
        <translation>Ce que dit ce jeu est incompréhensible.</translation>
    </message>
    <message>
        <source>The program boardwright-table is missing beside this one.</source>
        <translation>Le programme boardwright-table manque à côté de celui-ci.</translation>
    </message>
    <message>
        <source>What %1 says can&apos;t be understood. The match is kept.</source>
        <translation>Ce que dit %1 est incompréhensible. La partie est conservée.</translation>
    </message>
    <message>
        <source>The rules of %1 don&apos;t answer.</source>
        <translation>Les règles de %1 ne répondent pas.</translation>
    </message>
    <message>
        <source>The rules of %1 have hung at %2 again: they can&apos;t play this move. The match is kept; go on with another one.</source>
        <translation>Les règles de %1 se sont de nouveau bloquées à %2 : elles ne peuvent pas jouer ce coup. La partie est conservée ; jouez-en un autre.</translation>
    </message>
    <message>
        <source>The rules of %1 have hung after %2 again: they can&apos;t go on from there. Going on takes it back.</source>
        <translation>Les règles de %1 se sont de nouveau bloquées après %2 : elles ne peuvent pas continuer de là. Continuer reprend ce coup.</translation>
    </message>
    <message>
        <source>The rules of %1 haven&apos;t answered %2 for five seconds. The match is kept.</source>
        <translation>Les règles de %1 ne répondent pas à %2 depuis cinq secondes. La partie est conservée.</translation>
    </message>
    <message>
        <source>The rules of %1 don&apos;t answer since %2. The match is kept.</source>
        <translation>Les règles de %1 ne répondent plus depuis %2. La partie est conservée.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed.</source>
        <translation>Les règles de %1 ont planté.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed at %2 again: they can&apos;t play this move. The match is kept; go on with another one.</source>
        <translation>Les règles de %1 ont de nouveau planté à %2 : elles ne peuvent pas jouer ce coup. La partie est conservée ; jouez-en un autre.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed after %2 again: they can&apos;t go on from there. Going on takes it back.</source>
        <translation>Les règles de %1 ont de nouveau planté après %2 : elles ne peuvent pas continuer de là. Continuer reprend ce coup.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed at %2. The match is kept.</source>
        <translation>Les règles de %1 ont planté à %2. La partie est conservée.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed. The match is kept.</source>
        <translation>Les règles de %1 ont planté. La partie est conservée.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed after %2. The match is kept.</source>
        <translation>Les règles de %1 ont planté après %2. La partie est conservée.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>This match is kept nowhere once it is left. Save its record?</source>
        <translation>Cette partie n&apos;est conservée nulle part une fois quittée. L&apos;enregistrer ?</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>Enre&amp;gistrer la partie…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>The game is being opened…</source>
        <translation>Ouverture du jeu…</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>The rules of %1 have hung while they were asked for advice. The match is kept.</source>
        <translation>Les règles de %1 se sont bloquées pendant qu’on leur demandait conseil. La partie est conservée.</translation>
    </message>
    <message>
        <source>The rules of %1 have crashed while they were asked for advice. The match is kept.</source>
        <translation>Les règles de %1 ont planté pendant qu’on leur demandait conseil. La partie est conservée.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ParameterTable</name>
    <message>
        <source>Parameters in which the rule sets differ</source>
        <translation>Paramètres par lesquels les règles diffèrent</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PausePage</name>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>No clock runs, and the board is covered until somebody goes on.</source>
        <translation>Aucune pendule ne tourne, et le plateau est caché jusqu’à ce que quelqu’un reprenne.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Poursui&amp;vre</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PieceDock</name>
    <message>
        <source>%1 on %2</source>
        <comment>a piece, a field</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Click a piece to read about it.</source>
        <translation>Cliquez sur une pièce pour en savoir plus.</translation>
    </message>
    <message>
        <source>Possible moves are not shown in this game.</source>
        <translation>Les coups possibles ne sont pas montrés dans cette partie.</translation>
    </message>
    <message>
        <source>It can&apos;t move now.</source>
        <translation>Elle ne peut pas jouer maintenant.</translation>
    </message>
    <message>
        <source>Piece in&amp;formation</source>
        <translation>In&amp;formations sur la pièce</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Possible moves: %1</source>
        <translation>Coups possibles : %1</translation>
    </message>
    <message>
        <source>Piece information</source>
        <translation>Informations sur la pièce</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PlayersPage</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>&amp;Join with…</source>
        <translation>&amp;Réunir avec…</translation>
    </message>
    <message>
        <source>&amp;Erase name…</source>
        <translation>&amp;Effacer le nom…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>A new member&apos;s name</source>
        <translation>Nom d’un nouveau membre</translation>
    </message>
    <message>
        <source>The chosen member&apos;s page</source>
        <translation>La page du membre choisi</translation>
    </message>
    <message>
        <source>Two entries are one person: all results count for one of them.</source>
        <translation>Deux inscriptions sont une seule personne : tous les résultats comptent pour l’une d’elles.</translation>
    </message>
    <message>
        <source>The name goes for ever, the results stay.</source>
        <translation>Le nom disparaît pour toujours, les résultats restent.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nouveau nom :</translation>
    </message>
    <message>
        <source>There is no other member.</source>
        <translation>Il n’y a pas d’autre membre.</translation>
    </message>
    <message>
        <source>Join two entries</source>
        <translation>Réunir deux inscriptions</translation>
    </message>
    <message>
        <source>All results of %1 will count for:</source>
        <translation>Tous les résultats de %1 compteront pour :</translation>
    </message>
    <message>
        <source>Erase name</source>
        <translation>Effacer le nom</translation>
    </message>
    <message>
        <source>The name %1 goes for ever; the results stay. Nobody can undo this.</source>
        <translation>Le nom %1 disparaît pour toujours ; les résultats restent. Personne ne peut annuler cela.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>No members yet. Add the first one on the left.</source>
        <translation>Pas encore de membres. Ajoutez le premier à gauche.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PositionEditor</name>
    <message>
        <source>The game is over here.</source>
        <translation>La partie est terminée ici.</translation>
    </message>
    <message>
        <source>Chance is on turn.</source>
        <translation>C’est au hasard.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Au trait : %1.</translation>
    </message>
    <message>
        <source>The rules accept this position.</source>
        <translation>Les règles acceptent cette position.</translation>
    </message>
    <message>
        <source>Edit position</source>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Plateau vide</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>The position that the game begins with</source>
        <translation>La position par laquelle le jeu commence</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Choose a piece and click fields, or drag. Without one, pieces are moved.</source>
        <translation>Choisissez une pièce et cliquez sur des cases, ou faites glisser. Sans choix, les pièces se déplacent.</translation>
    </message>
    <message>
        <source>The positions of this game can only be typed.</source>
        <translation>Les positions de ce jeu ne peuvent être que saisies.</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Plateau : %1</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>À côté du plateau</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>The rules of before go on: %1</source>
        <translation>Les règles d’avant restent en vigueur : %1</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved.</source>
        <translation>Les règles ont été relues telles qu’elles sont enregistrées.</translation>
    </message>
    <message>
        <source>This position can&apos;t go on under the rules that were saved; those of before go on: %1</source>
        <translation>Cette position ne peut pas continuer sous les règles enregistrées ; celles d’avant restent en vigueur : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PositionLine</name>
    <message>
        <source>As text:</source>
        <translation>En texte :</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Position en texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PieceTools</name>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Take pieces away</source>
        <translation>Enlever des pièces</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PrintDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;Pieces to cut out</source>
        <translation>Pi&amp;èces à découper</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <translation>Pa&amp;ysage</translation>
    </message>
    <message>
        <source>Pr&amp;evious page</source>
        <translation>Précé&amp;dente</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>S&amp;uivante</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>Print a game to scale</source>
        <translation>Imprimer un jeu à l’échelle</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu :</translation>
    </message>
    <message>
        <source>&amp;Field:</source>
        <translation>C&amp;ase :</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>Papi&amp;er :</translation>
    </message>
    <message>
        <source>The board is %1 by %2 cm.</source>
        <translation>Le plateau fait %1 sur %2 cm.</translation>
    </message>
    <message>
        <source>Print without fitting to the page, or the scale is lost.</source>
        <translation>Imprimez sans ajuster à la page, sinon l’échelle est perdue.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Rien n’est choisi.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>L’imprimante est inaccessible.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProblemsDialog</name>
    <message>
        <source>Games that were found</source>
        <translation>Jeux trouvés</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>%1: ready to play</source>
        <translation>%1 : prêt à jouer</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used</source>
        <translation>%1 est inutilisable</translation>
    </message>
    <message>
        <source>No games were found.</source>
        <translation>Aucun jeu n’a été trouvé.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Mend…</source>
        <translation>&amp;Réparer…</translation>
    </message>
    <message>
        <source>Opens the chosen variant of yours</source>
        <translation>Ouvre votre variante choisie</translation>
    </message>
    <message>
        <source>Your variant %1 can&apos;t be used</source>
        <translation>Votre variante %1 est inutilisable</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProjectorWindow</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Last move: %1</source>
        <translation>Dernier coup : %1</translation>
    </message>
    <message>
        <source>Board for spectators: %1</source>
        <translation>Plateau pour les spectateurs : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemotePage</name>
    <message>
        <source>Join a club</source>
        <translation>Rejoindre un club</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Le club</translation>
    </message>
    <message>
        <source>No connection. It comes back by itself; nothing that was played is lost.</source>
        <translation>Pas de connexion. Elle revient toute seule ; rien de ce qui a été joué n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The connection is back.</source>
        <translation>La connexion est revenue.</translation>
    </message>
    <message>
        <source>The club&apos;s list of games can&apos;t be read: leave the club, and come in again.</source>
        <translation>La liste des jeux du club est illisible : quittez le club et entrez de nouveau.</translation>
    </message>
    <message>
        <source>The club&apos;s board can&apos;t be read: this program and the club&apos;s don&apos;t fit together.</source>
        <translation>Le plateau du club est illisible : ce programme et celui du club ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>That game is no longer there.</source>
        <translation>Cette partie n&apos;existe plus.</translation>
    </message>
    <message>
        <source>What the club says of this game can&apos;t be understood: play it in the browser.</source>
        <translation>Ce que le club dit de cette partie est incompréhensible : jouez-la dans le navigateur.</translation>
    </message>
    <message>
        <source>Asked: it begins when the other side wants to play again too.</source>
        <translation>Demandé : cela commence quand l&apos;autre camp le veut aussi.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Leave the club</source>
        <translation>&amp;Quitter le club</translation>
    </message>
    <message>
        <source>Tr&amp;y now</source>
        <translation>&amp;Essayer maintenant</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteTable</name>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Re&amp;jouer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteGame</name>
    <message>
        <source>No connection</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>The board may be old. It comes back by itself; nothing that was played is lost.</source>
        <translation>Le plateau est peut-être ancien. La connexion revient toute seule ; rien de ce qui a été joué n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The board is coming…</source>
        <translation>Le plateau arrive…</translation>
    </message>
    <message>
        <source>Your move is on its way.</source>
        <translation>Votre coup est en route.</translation>
    </message>
    <message>
        <source>Shown 1 move late</source>
        <translation>Montré un coup plus tard</translation>
    </message>
    <message>
        <source>Shown %1 moves late</source>
        <translation>Montré %1 coups plus tard</translation>
    </message>
    <message>
        <source>Shown %1 seconds late</source>
        <translation>Montré %1 secondes plus tard</translation>
    </message>
    <message>
        <source>Shown 1 minute late</source>
        <translation>Montré une minute plus tard</translation>
    </message>
    <message>
        <source>Shown %1 minutes late</source>
        <translation>Montré %1 minutes plus tard</translation>
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
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Do you want to give up this game?</source>
        <translation>Voulez-vous abandonner cette partie ?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Proposer la nulle</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Faire une pause</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Poursui&amp;vre</translation>
    </message>
    <message>
        <source>C&amp;hat</source>
        <translation>D&amp;iscussion</translation>
    </message>
    <message>
        <source>C&amp;hat: %1 new</source>
        <translation>D&amp;iscussion : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RemoteChat</name>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Nobody has written anything.</source>
        <translation>Personne n&apos;a rien écrit.</translation>
    </message>
    <message>
        <source>Write a line</source>
        <translation>Écrire une ligne</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>&amp;Envoyer</translation>
    </message>
    <message>
        <source>Ready p&amp;hrases</source>
        <translation>P&amp;hrases toutes faites</translation>
    </message>
    <message>
        <source>Players read this when the game is over.</source>
        <translation>Les joueurs liront ceci quand la partie sera finie.</translation>
    </message>
    <message>
        <source>The players alone read this; spectators&apos; words come at the end.</source>
        <translation>Seuls les joueurs lisent ceci ; les mots des spectateurs viennent à la fin.</translation>
    </message>
    <message>
        <source>Guests choose a ready phrase; everybody reads it in their own language.</source>
        <translation>Les invités choisissent une phrase toute faite ; chacun la lit dans sa langue.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name, a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (looks on)</source>
        <translation>%1 (regarde)</translation>
    </message>
</context>
<context>
    <name>ChatWords</name>
    <message>
        <source>Hello!</source>
        <translation>Bonjour !</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance !</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué !</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci !</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Désolé !</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un instant, s&apos;il vous plaît</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Je suis de retour</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>C&apos;est à vous</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Belle partie !</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>Au revoir !</translation>
    </message>
    <message>
        <source>That can&apos;t be sent: 200 letters at most, in one line.</source>
        <translation>Impossible d&apos;envoyer cela : 200 caractères au plus, sur une ligne.</translation>
    </message>
    <message>
        <source>Choose a ready phrase.</source>
        <translation>Choisissez une phrase toute faite.</translation>
    </message>
    <message>
        <source>The organiser lets you write no more.</source>
        <translation>L&apos;organisation ne vous laisse plus écrire.</translation>
    </message>
    <message>
        <source>Nobody writes beside games here.</source>
        <translation>Ici, on n&apos;écrit pas à côté des parties.</translation>
    </message>
    <message>
        <source>That couldn&apos;t be sent.</source>
        <translation>Cela n&apos;a pas pu être envoyé.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReserveBox</name>
    <message>
        <source>One less: %1</source>
        <translation>Un de moins : %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Un de plus : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultChoice</name>
    <message>
        <source>Not finished</source>
        <translation>Pas finie</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Victoire : %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Résultat :</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Pourquoi :</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultsPage</name>
    <message>
        <source>&amp;Correct…</source>
        <translation>Co&amp;rriger…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revue</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>&amp;Export all…</source>
        <translation>&amp;Exporter tout…</translation>
    </message>
    <message>
        <source>Writes all games that were found into files.</source>
        <translation>Écrit toutes les parties trouvées dans des fichiers.</translation>
    </message>
    <message>
        <source>As one file (PGN)…</source>
        <translation>En un fichier (PGN)…</translation>
    </message>
    <message>
        <source>As records in a folder…</source>
        <translation>En parties dans un dossier…</translation>
    </message>
    <message>
        <source>Export all</source>
        <translation>Exporter tout</translation>
    </message>
    <message>
        <source>No game was found.</source>
        <translation>Aucune partie trouvée.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Parties : %1</translation>
    </message>
    <message>
        <source>Games written to %1: %2.</source>
        <translation>Parties écrites dans %1 : %2.</translation>
    </message>
    <message>
        <source>Not written: %1 (%2).</source>
        <translation>Non écrites : %1 (%2).</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>1 inaccuracy</source>
        <translation>1 imprécision</translation>
    </message>
    <message>
        <source>%1 inaccuracies</source>
        <translation>%1 imprécisions</translation>
    </message>
    <message>
        <source>1 mistake</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>1 blunder</source>
        <translation>1 gaffe</translation>
    </message>
    <message>
        <source>%1 blunders</source>
        <translation>%1 gaffes</translation>
    </message>
    <message>
        <source>%1 by %2: expected score %3% → %4%.</source>
        <comment>Mistake, a seat, before, after</comment>
        <translation>%1 de %2 : résultat attendu %3 % → %4 %.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>a move</comment>
        <translation>Mieux valait %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReviewDock</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Passer la partie en revue</translation>
    </message>
    <message>
        <source>The computer would have played %1.</source>
        <translation>L’ordinateur aurait joué %1.</translation>
    </message>
    <message>
        <source>Every position is looked at for a moment. The curve is the first side&apos;s expected score.</source>
        <translation>Chaque position est regardée un instant. La courbe est le résultat attendu du premier joueur.</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 positions sur %2</translation>
    </message>
    <message>
        <source>No move changed much.</source>
        <translation>Aucun coup n’a beaucoup changé.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>R&amp;evue</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4% → %5%</source>
        <comment>number, move, seat, score before and after</comment>
        <translation>%1 %2 : %3 %4 % → %5 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, how often it went wrong</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>nothing went wrong</source>
        <translation>aucune faute</translation>
    </message>
    <message>
        <source>?! lost 10%, ? 20% and ?? 30% of the expected score. A click leads to the next one.</source>
        <translation>Les trois signes ont coûté 10 %, 20 % et 30 % du résultat attendu. Un clic mène au suivant.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>How the rules are told</source>
        <translation>Comment les règles sont dites</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>En entier</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Make a variant…</source>
        <translation>Créer une variante…</translation>
    </message>
    <message>
        <source>Opens a position in which rule %1 can be tried</source>
        <translation>Ouvre une position où essayer la règle %1</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>There are no examples to try: %1</source>
        <translation>Il n’y a pas d’exemples : %1</translation>
    </message>
    <message>
        <source>With parameters</source>
        <translation>Avec paramètres</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeatCards</name>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Pendule de %1 : %2</translation>
    </message>
    <message>
        <source>on vacation until %1, this clock stands</source>
        <translation>en vacances jusqu’au %1, cette pendule est arrêtée</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>Set-up clock of %1: %2</source>
        <translation>Pendule de placement de %1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, who plays</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, on turn</source>
        <comment>who plays</comment>
        <translation>%1, au trait</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marche</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SheetHead</name>
    <message>
        <source>Game:</source>
        <translation>Jeu :</translation>
    </message>
    <message>
        <source>Variant:</source>
        <translation>Variante :</translation>
    </message>
    <message>
        <source>Played on:</source>
        <translation>Jouée le :</translation>
    </message>
    <message>
        <source>Who played %1</source>
        <translation>Qui a joué %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t have played both sides.</source>
        <translation>%1 ne peut pas avoir joué des deux côtés.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StartPage</name>
    <message>
        <source>Find a game</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quels jeux</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Sans hasard</translation>
    </message>
    <message>
        <source>With luck</source>
        <translation>Avec hasard</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Rien de caché</translation>
    </message>
    <message>
        <source>Something is hidden</source>
        <translation>Avec du caché</translation>
    </message>
    <message>
        <source>Half an hour at most</source>
        <translation>Une demi-heure au plus</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer tous les jeux</translation>
    </message>
    <message>
        <source>No game was found. BOARDWRIGHT_GAMES names folders that hold some.</source>
        <translation>Aucun jeu n’a été trouvé. BOARDWRIGHT_GAMES nomme des dossiers qui en contiennent.</translation>
    </message>
    <message>
        <source>No game fits what you look for.</source>
        <translation>Aucun jeu ne correspond à votre recherche.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Recent records</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Club…</source>
        <translation>Club…</translation>
    </message>
    <message>
        <source>Open record…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de partie</translation>
    </message>
    <message>
        <source>from a score sheet</source>
        <translation>d’une feuille de partie</translation>
    </message>
    <message>
        <source>Evening…</source>
        <translation>Soirée…</translation>
    </message>
    <message>
        <source>The club's tournaments, and a new one</source>
        <translation>Les tournois du club, et un nouveau</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StatusHeader</name>
    <message>
        <source>How things stand</source>
        <translation>Où en est la partie</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TableClock</name>
    <message>
        <source>%1: time is up</source>
        <translation>%1 : le temps est écoulé</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 has won against %2.</source>
        <translation>%1 a gagné contre %2.</translation>
    </message>
    <message>
        <source>%1 and %2 have drawn.</source>
        <translation>%1 et %2 ont fait nulle.</translation>
    </message>
    <message>
        <source>Clock – Boardwright</source>
        <translation>Pendule – Boardwright</translation>
    </message>
    <message>
        <source>Enter the result…</source>
        <translation>Saisir le résultat…</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Une autre partie</translation>
    </message>
    <message>
        <source>Into the club&apos;s results</source>
        <translation>Vers les résultats</translation>
    </message>
    <message>
        <source>It is among the club&apos;s results, marked as entered.</source>
        <translation>Il figure parmi les résultats du club, marqué comme saisi.</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a name</comment>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>One minute more for %1</source>
        <comment>a name</comment>
        <translation>Une minute de plus pour %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Take back the last press</source>
        <translation>Annuler la dernière pression</translation>
    </message>
    <message>
        <source>Close the clock</source>
        <translation>Fermer la pendule</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ClockSetup</name>
    <message>
        <source>Any, the result is not kept</source>
        <translation>N’importe lequel, résultat non gardé</translation>
    </message>
    <message>
        <source>Only games between two members.</source>
        <translation>Seulement les parties entre deux membres.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Who begins:</source>
        <translation>Qui commence :</translation>
    </message>
    <message>
        <source>The other:</source>
        <translation>L’autre :</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Temps :</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>One of these, or a control such as 10m or 3m+2s.</source>
        <translation>L’une de celles-ci, ou une cadence comme 10m ou 3m+2s.</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer la pendule</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Jeu :</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>Counts for points and ratings</source>
        <translation>Compte pour les points et la cote</translation>
    </message>
    <message>
        <source>Close the clock</source>
        <translation>Fermer la pendule</translation>
    </message>
    <message>
        <source>Back to the clock</source>
        <translation>Revenir à la pendule</translation>
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
        <translation>La variante n’est pas enregistrée dans son état actuel.</translation>
    </message>
    <message>
        <source>It can be saved once nothing in it is wrong.</source>
        <translation>Elle peut être enregistrée dès qu’elle ne contient plus d’erreur.</translation>
    </message>
    <message>
        <source>Its id has to stay %1, because these start from it: %2</source>
        <translation>Son id doit rester %1, car celles-ci en partent : %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The variant was deleted.</source>
        <translation>La variante a été supprimée.</translation>
    </message>
    <message>
        <source>this is no variant: expected YAML with id, inherits and set</source>
        <translation>ce n’est pas une variante : il faut du YAML avec id, inherits et set</translation>
    </message>
    <message>
        <source>There is no game that could be played.</source>
        <translation>Il n’y a aucun jeu auquel on puisse jouer.</translation>
    </message>
    <message>
        <source>Import variant</source>
        <translation>Importer une variante</translation>
    </message>
    <message>
        <source>Export variant</source>
        <translation>Exporter une variante</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>The variant is in %1 now.</source>
        <translation>La variante est maintenant dans %1.</translation>
    </message>
    <message>
        <source>The rules of before go on: %1</source>
        <translation>Les règles d’avant restent en vigueur : %1</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved.</source>
        <translation>Les règles ont été relues telles qu’elles sont enregistrées.</translation>
    </message>
    <message>
        <source>The rules were read again as they are saved; what of the variant doesn&apos;t fit them is marked.</source>
        <translation>Les règles ont été relues telles qu’elles sont enregistrées ; ce qui, dans la variante, ne leur convient pas est marqué.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftActions</name>
    <message>
        <source>&amp;Compare with parent</source>
        <translation>&amp;Comparer à l’origine</translation>
    </message>
    <message>
        <source>Save and &amp;compare</source>
        <translation>Enregistrer et &amp;comparer</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <translation>J&amp;ouer…</translation>
    </message>
    <message>
        <source>Save and &amp;play…</source>
        <translation>Enregistrer et j&amp;ouer…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enregist&amp;rer</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>RemoveVariant</name>
    <message>
        <source>Delete variant</source>
        <translation>Supprimer la variante</translation>
    </message>
    <message>
        <source>Delete the variant %1 for good?</source>
        <translation>Supprimer définitivement la variante %1 ?</translation>
    </message>
    <message>
        <source>These start from it and can&apos;t be used without it: %1</source>
        <translation>Celles-ci en partent et sont inutilisables sans elle : %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Garder</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftRules</name>
    <message>
        <source>The same rules as %1</source>
        <translation>Les mêmes règles que %1</translation>
    </message>
    <message>
        <source>What differs from %1: %2</source>
        <translation>Différences avec %1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DraftText</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2 : %3</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>En &amp;texte</translation>
    </message>
    <message>
        <source>The variant as YAML text</source>
        <translation>La variante en texte YAML</translation>
    </message>
    <message>
        <source>What is wrong with the text</source>
        <translation>Ce qui ne va pas dans le texte</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Rétab&amp;lir</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantChoice</name>
    <message>
        <source>A new variant</source>
        <translation>Une nouvelle variante</translation>
    </message>
    <message>
        <source>%1 (can&apos;t be used)</source>
        <translation>%1 (inutilisable)</translation>
    </message>
    <message>
        <source>Ga&amp;me:</source>
        <translation>&amp;Jeu :</translation>
    </message>
    <message>
        <source>V&amp;ariant:</source>
        <translation>&amp;Variante :</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariantForm</name>
    <message>
        <source>Nothing: the plugin&apos;s own values</source>
        <translation>Rien : les valeurs du greffon</translation>
    </message>
    <message>
        <source>the plugin</source>
        <translation>le greffon</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Comme dans %1</translation>
    </message>
    <message>
        <source>Starts &amp;from:</source>
        <translation>Part &amp;de :</translation>
    </message>
    <message>
        <source>What the variant doesn&apos;t say itself is as there.</source>
        <translation>Ce que la variante ne dit pas elle-même est comme là-bas.</translation>
    </message>
    <message>
        <source>&amp;Id, for the command line and files:</source>
        <translation>&amp;Id, pour la ligne de commande et les fichiers :</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The variant&apos;s words by language</source>
        <translation>Les mots de la variante par langue</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>In one s&amp;entence:</source>
        <translation>En une p&amp;hrase :</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Nom en %1</translation>
    </message>
    <message>
        <source>In one sentence, in %1</source>
        <translation>En une phrase, en %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::VariationList</name>
    <message>
        <source>Tried out</source>
        <translation>À l’essai</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Lignes secondaires</translation>
    </message>
    <message>
        <source>The game stays as it was. The delete key drops a line.</source>
        <translation>La partie reste telle quelle. La touche Suppr retire une ligne.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>Après %1 : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhyNot</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>as its clock allows</source>
        <translation>tant que la pendule le permet</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 seconde par coup</translation>
    </message>
    <message>
        <source>%1 seconds a move</source>
        <translation>%1 secondes par coup</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Joue au hasard</translation>
    </message>
    <message>
        <source>Looks one move ahead</source>
        <translation>Prévoit un coup</translation>
    </message>
    <message>
        <source>Level %1 – %2</source>
        <translation>Niveau %1 – %2</translation>
    </message>
    <message>
        <source>Takes its time: a share of what is left on its clock. Needs a clock.</source>
        <translation>Prend son temps : une part de ce qui reste à sa pendule. Il lui faut une pendule.</translation>
    </message>
    <message>
        <source>Takes its time: as strong as this program can be, on all of this computer&apos;s cores.</source>
        <translation>Prend son temps : aussi fort que ce programme peut l’être, sur tous les cœurs de cet ordinateur.</translation>
    </message>
    <message>
        <source>Computer, takes its time: %1</source>
        <translation>Ordinateur, prend son temps : %1</translation>
    </message>
    <message>
        <source>Computer, plays at random</source>
        <translation>Ordinateur, joue au hasard</translation>
    </message>
    <message>
        <source>Computer, looks one move ahead</source>
        <translation>Ordinateur, prévoit un coup</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Ordinateur, niveau %1</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Programme : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeopleField</name>
    <message>
        <source>Guest with a name…</source>
        <translation>Invité avec un nom…</translation>
    </message>
    <message>
        <source>Guest “%1”</source>
        <translation>Invité « %1 »</translation>
    </message>
    <message>
        <source>New member…</source>
        <translation>Nouveau membre…</translation>
    </message>
    <message>
        <source>New member “%1”…</source>
        <translation>Nouveau membre « %1 »…</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <translation>%1 (invité)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesPanel</name>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1, modifié : %2</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>&amp;Variante :</translation>
    </message>
    <message>
        <source>&amp;Make a variant of it…</source>
        <translation>En &amp;faire une variante…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeatsPanel</name>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Échan&amp;ger les côtés</translation>
    </message>
    <message>
        <source>%1 has another side already.</source>
        <translation>%1 joue déjà de l’autre côté.</translation>
    </message>
    <message>
        <source>This player needs a clock: choose one below.</source>
        <translation>Ce joueur a besoin d’une pendule : choisissez-en une ci-dessous.</translation>
    </message>
    <message>
        <source>Sides b&amp;y lot</source>
        <translation>Tirer les côtés au sor&amp;t</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>These are the usual rules. Changed here: %1.</source>
        <translation>Ce sont les règles habituelles. Ici changent : %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Move the cursor aslant, on hexagons</source>
        <translation>Déplacer le curseur de biais, sur des hexagones</translation>
    </message>
    <message>
        <source>Choose a piece, make the move</source>
        <translation>Choisir une pièce, jouer le coup</translation>
    </message>
    <message>
        <source>Let go of a piece</source>
        <translation>Lâcher une pièce</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Lettres et chiffres</translation>
    </message>
    <message>
        <source>Write a move</source>
        <translation>Écrire un coup</translation>
    </message>
    <message>
        <source>Circle the field</source>
        <translation>Entourer la case</translation>
    </message>
    <message>
        <source>Begin an arrow, end it</source>
        <translation>Commencer une flèche, la finir</translation>
    </message>
    <message>
        <source>While setting up: take the piece off</source>
        <translation>Pendant le placement : enlever la pièce</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>À l’élément suivant</translation>
    </message>
    <message>
        <source>Projector and clock: fill the screen</source>
        <translation>Projecteur et pendule : remplir l’écran</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AboutDialog</name>
    <message>
        <source>About Boardwright</source>
        <translation>À propos de Boardwright</translation>
    </message>
    <message>
        <source>Boardwright %1</source>
        <translation>Boardwright %1</translation>
    </message>
    <message>
        <source>Plays board games whose rules are plugins.
Free software under the GPL, version 3 or later.</source>
        <translation>Joue à des jeux de plateau dont les règles sont des greffons.
Logiciel libre sous GPL, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>The contract for games, its kit and the games themselves are under the MIT licence.</source>
        <translation>Le contrat pour les jeux, sa boîte à outils et les jeux eux-mêmes sont sous licence MIT.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Ouvrir : %1</translation>
    </message>
    <message>
        <source>What it stands on, and under which licences</source>
        <translation>Ce sur quoi il repose, et sous quelles licences</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>What did you do, and what happened?</source>
        <translation>Qu’avez-vous fait, et que s’est-il passé ?</translation>
    </message>
    <message>
        <source>This is added: versions and the last lines of the log. It holds no names and nothing that is hidden in a game.</source>
        <translation>Ceci est ajouté : les versions et les dernières lignes du journal. Aucun nom n’y figure, ni rien de caché dans une partie.</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Ce qui est ajouté</translation>
    </message>
    <message>
        <source>C&amp;opy all</source>
        <translation>&amp;Tout copier</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SalvageQuestion</name>
    <message>
        <source>The club&apos;s store is damaged</source>
        <translation>Les données du club sont endommagées</translation>
    </message>
    <message>
        <source>The file with your club&apos;s members, matches and results is damaged.</source>
        <translation>Le fichier des membres, des parties et des résultats de votre club est endommagé.</translation>
    </message>
    <message>
        <source>What can be read of it can be saved into a new store, with which the club goes on. The damaged file is kept beside it:
%1</source>
        <translation>Ce qui peut en être lu peut être sauvé dans un nouveau fichier, avec lequel le club continue. Le fichier endommagé est conservé à côté :
%1</translation>
    </message>
    <message>
        <source>&amp;Save what can be read</source>
        <translation>&amp;Sauver ce qui peut être lu</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Pas maintenant</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Saved: %1 entries of matches, %2 of the club.</source>
        <translation>Sauvé : %1 entrées de parties, %2 du club.</translation>
    </message>
    <message>
        <source>Matches with something missing: %1.</source>
        <translation>Parties incomplètes : %1.</translation>
    </message>
    <message>
        <source>The damaged file is now %1.</source>
        <translation>Le fichier endommagé s&apos;appelle maintenant %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::UnexpectedEndBox</name>
    <message>
        <source>Last time</source>
        <translation>La dernière fois</translation>
    </message>
    <message>
        <source>Boardwright ended unexpectedly last time.</source>
        <translation>La dernière fois, Boardwright s&apos;est arrêté de façon inattendue.</translation>
    </message>
    <message>
        <source>Boardwright ended unexpectedly last time, during a game of %1 (%2).</source>
        <translation>La dernière fois, Boardwright s&apos;est arrêté de façon inattendue pendant une partie de %1 (%2).</translation>
    </message>
    <message>
        <source>The match is kept up to the last move: it can go on now, or later from the start page.</source>
        <translation>La partie est conservée jusqu&apos;au dernier coup : vous pouvez la reprendre maintenant, ou plus tard depuis la page d&apos;accueil.</translation>
    </message>
    <message>
        <source>If it happens again, send the report to whoever looks after the game or the program. It holds no names and nothing hidden.</source>
        <translation>Si cela se reproduit, envoyez le rapport à la personne qui s&apos;occupe du jeu ou du programme. Il ne contient ni noms ni rien de caché.</translation>
    </message>
    <message>
        <source>The log is in %1.</source>
        <translation>Le journal se trouve dans %1.</translation>
    </message>
    <message>
        <source>&amp;Go on with the match</source>
        <translation>&amp;Reprendre la partie</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>&amp;Open the log&apos;s folder</source>
        <translation>&amp;Ouvrir le dossier du journal</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EndBox</name>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Revanc&amp;he</translation>
    </message>
    <message>
        <source>The same players, sides and clock once more</source>
        <translation>Encore une fois, avec les mêmes joueurs, camps et pendule</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Chan&amp;ger de camp</translation>
    </message>
    <message>
        <source>Once more, with the sides exchanged</source>
        <translation>Encore une fois, en échangeant les camps</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>Rev&amp;ue</translation>
    </message>
    <message>
        <source>The computer looks at every position</source>
        <translation>L’ordinateur examine chaque position</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>Enregistrer &amp;la partie…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MoveListModel</name>
    <message>
        <source>Set-ups</source>
        <translation>Mises en place</translation>
    </message>
    <message>
        <source>Set-up of %1</source>
        <translation>Placement de %1</translation>
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
        <translation>Dés : %1</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>After move %1 of %2 (%3)</source>
        <comment>number, last number, seat</comment>
        <translation>Après le coup %1 sur %2 (%3)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>Variation from the start</source>
        <translation>Variante depuis le début</translation>
    </message>
    <message>
        <source>Variation after move %1 (%2)</source>
        <comment>number, seat</comment>
        <translation>Variante après le coup %1 (%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LastThrow</name>
    <message>
        <source>Thrown: %1</source>
        <comment>what dice show</comment>
        <translation>Lancé : %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a heading beside them</comment>
        <translation>Dés</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EvaluationBar</name>
    <message>
        <source>This position has not been looked at.</source>
        <translation>Cette position n’a pas été examinée.</translation>
    </message>
    <message>
        <source>Expected score: %1 %2%, %3 %4%</source>
        <comment>a seat, a number, the other seat, a number</comment>
        <translation>Résultat attendu : %1 %2 %, %3 %4 %</translation>
    </message>
    <message>
        <source>Who stands better</source>
        <translation>Qui est mieux placé</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CapturedPieces</name>
    <message>
        <source>Taken: %1</source>
        <comment>pieces</comment>
        <translation>Pris : %1</translation>
    </message>
</context>
<context>
    <name>ClubDecision</name>
    <message>
        <source>%1 wins (%2)</source>
        <translation>%1 gagne (%2)</translation>
    </message>
    <message>
        <source>Draw (%1)</source>
        <translation>Partie nulle (%1)</translation>
    </message>
    <message>
        <source>Correct this result</source>
        <translation>Corriger ce résultat</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>Void: it counts for nothing</source>
        <translation>Annulé : il ne compte pas</translation>
    </message>
    <message>
        <source>As it was played (%1)</source>
        <translation>Comme il a été joué (%1)</translation>
    </message>
    <message>
        <source>Decide this match</source>
        <translation>Trancher cette partie</translation>
    </message>
    <message>
        <source>&amp;Decide</source>
        <translation>&amp;Trancher</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Supprimer cette partie</translation>
    </message>
    <message>
        <source>It leaves the list and can&apos;t be played on. Nobody wins or loses anything.</source>
        <translation>Elle quitte la liste et ne peut plus être reprise. Personne ne gagne ni ne perd rien.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>MemberPage</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>rating so far: %1 (%2 to %3)</source>
        <translation>cote jusqu’ici : %1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Has not played a rated match yet.</source>
        <translation>N’a pas encore joué de partie classée.</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>points %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>cote %1</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gagnées, %2 nulles, %3 perdues</translation>
    </message>
    <message>
        <source>%1 more points to %2</source>
        <translation>Encore %1 points jusqu’à %2</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>%1 wins in a row now</source>
        <translation>%1 victoires de suite en ce moment</translation>
    </message>
    <message>
        <source>%1 losses in a row now</source>
        <translation>%1 défaites de suite en ce moment</translation>
    </message>
    <message>
        <source>most wins in a row: %1</source>
        <translation>plus longue série de victoires : %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Against each other player</source>
        <translation>Contre chaque autre joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DecisionDialog</name>
    <message>
        <source>%1  (as it is now)</source>
        <translation>%1  (état actuel)</translation>
    </message>
    <message>
        <source>&amp;Reason, for the club&apos;s book:</source>
        <translation>&amp;Motif, pour le registre du club :</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose what is right.</source>
        <translation>Choisissez ce qui est juste.</translation>
    </message>
    <message>
        <source>The club keeps the reason of every decision: write a few words.</source>
        <translation>Le club garde le motif de chaque décision : écrivez quelques mots.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GameFilter</name>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>&amp;More filters</source>
        <translation>&amp;Plus de filtres</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>A name, or two</source>
        <translation>Un nom, ou deux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tout résultat</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>By the player who is named first; without a name, won and lost are decided games.</source>
        <translation>Par le joueur nommé en premier ; sans nom, gagnées et perdues sont les parties décidées.</translation>
    </message>
    <message>
        <source>First moves, such as b1-b3 a2-c2</source>
        <translation>Premiers coups, comme b1-b3 a2-c2</translation>
    </message>
    <message>
        <source>First moves</source>
        <translation>Premiers coups</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Fin par</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Rated or not</source>
        <translation>Classée ou non</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>Unrated</source>
        <translation>Non classée</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>However it ended</source>
        <translation>Toutes les fins</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Fin par</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>A double click or Enter opens a game.</source>
        <translation>Un double-clic ou Entrée ouvre une partie.</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>classée</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>non classée</translation>
    </message>
    <message>
        <source>%1, entered, not verified</source>
        <translation>%1, saisie, non vérifiée</translation>
    </message>
    <message>
        <source>Go to position</source>
        <translation>Aller à la position</translation>
    </message>
    <message>
        <source>After how many moves (0 to %1):</source>
        <translation>Après combien de coups (0 à %1) :</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revue</translation>
    </message>
    <message>
        <source>&amp;Go to position…</source>
        <translation>&amp;Aller à la position…</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
</context>
<context>
    <name>CopyAge</name>
    <message>
        <source>less than a minute ago</source>
        <translation>il y a moins d’une minute</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>il y a une minute</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>il y a %1 minutes</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>il y a une heure</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>il y a %1 heures</translation>
    </message>
</context>
<context>
    <name>EveningView</name>
    <message>
        <source>Two results were given; correct it.</source>
        <translation>Deux résultats ont été donnés ; corrigez.</translation>
    </message>
    <message>
        <source>They sat the other way round.</source>
        <translation>Ils étaient assis à l’inverse.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>attend %1</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>est parti</translation>
    </message>
    <message>
        <source>half a point, not in round %1</source>
        <translation>demi-point, pas à la ronde %1</translation>
    </message>
    <message>
        <source>not in round %1</source>
        <translation>pas à la ronde %1</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>arrivé plus tard</translation>
    </message>
    <message>
        <source>They have not met this evening</source>
        <translation>Ils ne se sont pas rencontrés ce soir</translation>
    </message>
    <message>
        <source>They have met once this evening</source>
        <translation>Ils se sont rencontrés une fois ce soir</translation>
    </message>
    <message>
        <source>They have met %1 times this evening</source>
        <translation>Ils se sont rencontrés %1 fois ce soir</translation>
    </message>
    <message>
        <source>%1 and once before</source>
        <translation>%1 et une fois auparavant</translation>
    </message>
    <message>
        <source>%1 and %2 times before</source>
        <translation>%1 et %2 fois auparavant</translation>
    </message>
    <message>
        <source>No game that both like fits into the time that is left.</source>
        <translation>Aucun jeu que tous deux aiment ne tient dans le temps qui reste.</translation>
    </message>
    <message>
        <source>%1; they have waited %2 and %3 minutes.</source>
        <translation>%1 ; ils attendent depuis %2 et %3 minutes.</translation>
    </message>
    <message>
        <source>Waits for the next who is free, and may play the computer meanwhile.</source>
        <translation>Attend la prochaine personne libre, et peut jouer contre l&apos;ordinateur entre-temps.</translation>
    </message>
    <message>
        <source>Waits until a board is free.</source>
        <translation>Attend qu&apos;une table soit libre.</translation>
    </message>
    <message>
        <source>Waits for the next who is free.</source>
        <translation>Attend la prochaine personne libre.</translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation>handicap %1</translation>
    </message>
    <message>
        <source>%1 says so by phone; the other can object.</source>
        <translation>%1 le dit par téléphone ; l&apos;autre peut contester.</translation>
    </message>
    <message>
        <source>challenge open</source>
        <translation>défi en cours</translation>
    </message>
    <message>
        <source>has not played for long</source>
        <translation>n&apos;a pas joué depuis longtemps</translation>
    </message>
    <message>
        <source>excused, not in round %1</source>
        <translation>excusé, pas à la ronde %1</translation>
    </message>
    <message>
        <source>plays for the club, not in round %1</source>
        <translation>joue pour le club, pas à la ronde %1</translation>
    </message>
    <message>
        <source>a full point, not in round %1</source>
        <translation>un point entier, pas à la ronde %1</translation>
    </message>
    <message>
        <source>always at board %1</source>
        <translation>toujours au plateau %1</translation>
    </message>
</context>
<context>
    <name>EveningHistory</name>
    <message>
        <source>The result of %1</source>
        <translation>Le résultat de %1</translation>
    </message>
    <message>
        <source>The correction of %1</source>
        <translation>La correction de %1</translation>
    </message>
    <message>
        <source>The match %1</source>
        <translation>La partie %1</translation>
    </message>
    <message>
        <source>The pairing of round %1</source>
        <translation>L’appariement de la ronde %1</translation>
    </message>
    <message>
        <source>The end of the tournament</source>
        <translation>La fin du tournoi</translation>
    </message>
    <message>
        <source>%1 must not meet %2</source>
        <translation>%1 ne doit pas rencontrer %2</translation>
    </message>
    <message>
        <source>What %1 has earned elsewhere</source>
        <translation>Ce que %1 a gagné ailleurs</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 est de retour</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1 est parti</translation>
    </message>
    <message>
        <source>this laptop</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>another laptop</source>
        <translation>un autre ordinateur</translation>
    </message>
    <message>
        <source>It doesn&apos;t count any more.</source>
        <translation>Cela ne compte plus.</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>partie nulle</translation>
    </message>
    <message>
        <source>%1 is not there, %2 wins</source>
        <translation>%1 n’est pas là, %2 gagne</translation>
    </message>
    <message>
        <source>neither is there, both lose</source>
        <translation>aucun n’est là, tous deux perdent</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>pas encore de résultat</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and what is said of it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>%1 seconds left</source>
        <translation>encore %1 secondes</translation>
    </message>
    <message>
        <source>Tried out: %1</source>
        <translation>À l’essai : %1</translation>
    </message>
    <message>
        <source>There is no move yet.</source>
        <translation>Aucun coup n’a encore été joué.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <comment>a number, a place</comment>
        <translation>%1 fois %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>seats, what stands where</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>aucune pièce</translation>
    </message>
    <message>
        <source>no move is possible</source>
        <translation>aucun coup n’est possible</translation>
    </message>
    <message>
        <source>%1, running</source>
        <comment>a clock&apos;s time</comment>
        <translation>%1, en marche</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Cette partie se joue sans pendule.</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 place ses pièces</translation>
    </message>
</context>
<context>
    <name>StandingsWords</name>
    <message>
        <source>after round %1</source>
        <translation>après la ronde %1</translation>
    </message>
    <message>
        <source>during round %1</source>
        <translation>pendant la ronde %1</translation>
    </message>
    <message>
        <source>The place is shared: nothing parts those who have it.</source>
        <translation>La place est partagée : rien ne départage ceux qui l’occupent.</translation>
    </message>
    <message>
        <source>round not played: %1</source>
        <translation>ronde non jouée : %1</translation>
    </message>
    <message>
        <source>%1 (doesn't count)</source>
        <translation>%1 (ne compte pas)</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What a win against this person counts now</source>
        <translation>Ce que compte maintenant une victoire contre cette personne</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Marqués</translation>
    </message>
    <message>
        <source>Points of the matches alone</source>
        <translation>Points des parties seules</translation>
    </message>
    <message>
        <source>own worth %1</source>
        <translation>valeur propre %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a name, points that count, what they could be</comment>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>%1 has %2 points: %3.</source>
        <translation>%1 a %2 points : %3.</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>après une partie</translation>
    </message>
    <message>
        <source>after %1 matches</source>
        <translation>après %1 parties</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a name, 3 points</comment>
        <translation>%1 a %2.</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source> and </source>
        <comment>between the names of those on turn</comment>
        <translation> et </translation>
    </message>
    <message>
        <source>%1 are on turn</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Au trait : %1</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 propose la nulle.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 gagnent</translation>
    </message>
    <message>
        <source>%1 asks for a pause.</source>
        <translation>%1 demande une pause.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last turn.</source>
        <translation>%1 demande à reprendre son dernier tour.</translation>
    </message>
    <message>
        <source>This position has occurred often enough to end the game.</source>
        <translation>Cette position est revenue assez souvent pour terminer la partie.</translation>
    </message>
    <message>
        <source>You offered a draw.</source>
        <translation>Vous avez proposé la nulle.</translation>
    </message>
    <message>
        <source>You asked for a pause.</source>
        <translation>Vous avez demandé une pause.</translation>
    </message>
    <message>
        <source>You asked to take back the last turn.</source>
        <translation>Vous avez demandé à reprendre votre dernier tour.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Vous avez perdu</translation>
    </message>
    <message>
        <source>gave up</source>
        <comment>who has left a game of three</comment>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>out of time</source>
        <comment>who has left a game of three</comment>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a game of three</comment>
        <translation>est parti</translation>
    </message>
    <message>
        <source>Your place: %1</source>
        <translation>Votre place : %1</translation>
    </message>
</context>
<context>
    <name>TournamentKind</name>
    <message>
        <source>Open evening</source>
        <translation>Soirée libre</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>A few rounds</source>
        <translation>Quelques rondes</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Whoever is free says so and plays the next who is free. People come and go as they like; best for games of different length.</source>
        <translation>Qui est libre le dit et joue avec le prochain qui l’est. Chacun vient et part quand il veut ; le mieux pour des jeux de durées différentes.</translation>
    </message>
    <message>
        <source>Each meets each; up to about ten people, or over several evenings.</source>
        <translation>Chacun rencontre chacun ; jusqu’à dix personnes environ, ou sur plusieurs soirées.</translation>
    </message>
    <message>
        <source>Everybody plays in every round, against somebody who has done as well; from eight people up.</source>
        <translation>Tous jouent à chaque ronde, contre quelqu’un qui a fait aussi bien ; à partir de huit personnes.</translation>
    </message>
    <message>
        <source>Over many evenings, whoever comes plays; beating the leaders counts most.</source>
        <translation>Sur de nombreuses soirées, qui vient joue ; battre les premiers compte le plus.</translation>
    </message>
    <message>
        <source>Who loses a match is out, until one is left.</source>
        <translation>Qui perd une partie est éliminé, jusqu’à ce qu’il en reste un.</translation>
    </message>
    <message>
        <source>Round robin, Berger tables</source>
        <translation>Toutes rondes, tables de Berger</translation>
    </message>
    <message>
        <source>Swiss, by the rules of FIDE's Dutch system, edition 2026</source>
        <translation>Suisse, selon les règles du système hollandais de la FIDE, édition 2026</translation>
    </message>
    <message>
        <source>Keizer, counted anew after each round</source>
        <translation>Keizer, recompté après chaque ronde</translation>
    </message>
    <message>
        <source>Knock-out with seeds</source>
        <translation>Élimination directe avec têtes de série</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Choisissez au moins deux personnes.</translation>
    </message>
    <message>
        <source>Nothing has to be decided before: people can be added all evening.</source>
        <translation>Rien n’est à décider d’avance : on peut ajouter des gens toute la soirée.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds and %3 matches.</source>
        <translation>%1 personnes font %2 rondes et %3 parties.</translation>
    </message>
    <message>
        <source>%1 people can't play %2 rounds without meeting again; at most %3 fit.</source>
        <translation>%1 personnes ne peuvent pas jouer %2 rondes sans se rencontrer de nouveau ; %3 au plus.</translation>
    </message>
    <message>
        <source>After %1 rounds several may have won all; with %2 people %3 rounds find one winner.</source>
        <translation>Après %1 rondes, plusieurs peuvent avoir tout gagné ; avec %2 personnes, %3 rondes désignent un vainqueur.</translation>
    </message>
    <message>
        <source>%1 rounds are enough for %2 people: at most one can win all.</source>
        <translation>%1 rondes suffisent pour %2 personnes : un seul au plus peut tout gagner.</translation>
    </message>
    <message>
        <source>Rounds are added as long as the season lasts; not everybody has to come.</source>
        <translation>Des rondes s’ajoutent tant que dure la saison ; tous ne doivent pas venir.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds.</source>
        <translation>%1 personnes font %2 rondes.</translation>
    </message>
    <message>
        <source>%1 people make %2 rounds; %3 of them don't play in the first.</source>
        <translation>%1 personnes font %2 rondes ; %3 d’entre elles ne jouent pas la première.</translation>
    </message>
    <message>
        <source>One of them has a bye in each round.</source>
        <translation>L’une d’elles est exempte à chaque ronde.</translation>
    </message>
    <message>
        <source>Each match is two games, so that both have each side once.</source>
        <translation>Chaque rencontre compte deux parties, pour que chacun ait chaque camp une fois.</translation>
    </message>
    <message>
        <source>Sides are balanced: nobody has the same one much more often.</source>
        <translation>Les camps sont équilibrés : personne n’a beaucoup plus souvent le même.</translation>
    </message>
    <message>
        <source>Without rounds</source>
        <translation>Sans rondes</translation>
    </message>
    <message>
        <source>Two games each round</source>
        <translation>Deux parties par ronde</translation>
    </message>
    <message>
        <source>Strong and weak together</source>
        <translation>Forts et faibles ensemble</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Classement par défis</translation>
    </message>
    <message>
        <source>Teams, a few rounds</source>
        <translation>Équipes, quelques rondes</translation>
    </message>
    <message>
        <source>Team against team</source>
        <translation>Équipe contre équipe</translation>
    </message>
    <message>
        <source>Teams, each against each</source>
        <translation>Équipes, toutes contre toutes</translation>
    </message>
    <message>
        <source>Cup with a second chance</source>
        <translation>Coupe avec seconde chance</translation>
    </message>
    <message>
        <source>Cup for every place</source>
        <translation>Coupe pour chaque place</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Poules</translation>
    </message>
    <message>
        <source>Many people, few rounds</source>
        <translation>Beaucoup de monde, peu de rondes</translation>
    </message>
    <message>
        <source>Each round is a match of two games, so that both move first once.</source>
        <translation>Chaque ronde est un match de deux parties, pour que chacun commence une fois.</translation>
    </message>
    <message>
        <source>Everybody starts with points for strength and soon meets equals.</source>
        <translation>Chacun commence avec des points selon sa force et rencontre bientôt ses égaux.</translation>
    </message>
    <message>
        <source>An order of places: who wins a challenge climbs. It goes on all season.</source>
        <translation>Un ordre de places : qui gagne un défi monte. Toute la saison.</translation>
    </message>
    <message>
        <source>Teams meet teams that have done as well, several boards at once.</source>
        <translation>Les équipes rencontrent des équipes qui ont fait aussi bien, sur plusieurs plateaux.</translation>
    </message>
    <message>
        <source>Two teams: everybody of one plays everybody of the other.</source>
        <translation>Deux équipes : chacun de l&apos;une joue contre chacun de l&apos;autre.</translation>
    </message>
    <message>
        <source>Each team meets each, several boards at once.</source>
        <translation>Chaque équipe rencontre chaque autre, sur plusieurs plateaux.</translation>
    </message>
    <message>
        <source>Only who has lost two matches is out.</source>
        <translation>Il faut perdre deux matchs pour être éliminé.</translation>
    </message>
    <message>
        <source>Nobody is out: everybody plays for a place to the end.</source>
        <translation>Personne n&apos;est éliminé : chacun joue pour une place jusqu&apos;à la fin.</translation>
    </message>
    <message>
        <source>Each meets each of a group; the best then play a cup.</source>
        <translation>Chacun rencontre chacun de sa poule ; les meilleurs jouent ensuite une coupe.</translation>
    </message>
    <message>
        <source>The stronger half begins with points that count for pairing alone, so that the best meet sooner.</source>
        <translation>La moitié la plus forte commence avec des points qui ne comptent que pour les appariements, pour que les meilleurs se rencontrent plus tôt.</translation>
    </message>
    <message>
        <source>Swiss with matches of two games</source>
        <translation>Suisse avec matchs de deux parties</translation>
    </message>
    <message>
        <source>MacMahon</source>
        <translation>MacMahon</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Swiss for teams</source>
        <translation>Suisse par équipes</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Round robin for teams</source>
        <translation>Toutes rondes par équipes</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Double élimination</translation>
    </message>
    <message>
        <source>Knock-out with placement</source>
        <translation>Élimination avec matchs de classement</translation>
    </message>
    <message>
        <source>Round robin in groups, by snake</source>
        <translation>Toutes rondes en poules, en serpentin</translation>
    </message>
    <message>
        <source>Swiss, Dutch system with Baku acceleration</source>
        <translation>Suisse, système hollandais avec accélération de Bakou</translation>
    </message>
    <message>
        <source>%1 groups of %2 or %3 make %4 rounds.</source>
        <translation>%1 poules de %2 ou %3 font %4 rondes.</translation>
    </message>
    <message>
        <source>%1 groups of %2 make %3 rounds.</source>
        <translation>%1 poules de %2 font %3 rondes.</translation>
    </message>
    <message>
        <source>%1 teams make %2 rounds.</source>
        <translation>%1 équipes font %2 rondes.</translation>
    </message>
    <message>
        <source>%1 people make up to %2 matches; who has lost one plays on below.</source>
        <translation>%1 personnes font jusqu&apos;à %2 matchs ; qui en a perdu un continue en dessous.</translation>
    </message>
    <message>
        <source>Write the names of at least two teams.</source>
        <translation>Écrivez les noms d&apos;au moins deux équipes.</translation>
    </message>
    <message>
        <source>Places go by strength at first; nothing else has to be decided before.</source>
        <translation>Les places suivent d&apos;abord la force ; rien d&apos;autre n&apos;est à décider avant.</translation>
    </message>
    <message>
        <source>Whoever has no grade written starts by rating, one grade for each %1 points.</source>
        <translation>Qui n&apos;a pas de niveau écrit commence selon sa cote, un niveau par %1 points.</translation>
    </message>
    <message>
        <source>%1 teams can&apos;t play %2 rounds without meeting again.</source>
        <translation>%1 équipes ne peuvent pas jouer %2 rondes sans se rencontrer à nouveau.</translation>
    </message>
    <message>
        <source>%1 teams play %2 rounds.</source>
        <translation>%1 équipes jouent %2 rondes.</translation>
    </message>
    <message>
        <source>%1 rounds: as many as a team has people.</source>
        <translation>%1 rondes : autant que de personnes par équipe.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BoardsPanel</name>
    <message>
        <source>Draft, nobody else sees it</source>
        <translation>Brouillon, personne d’autre ne le voit</translation>
    </message>
    <message>
        <source>Pairing by hand</source>
        <translation>Appariement à la main</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Complète</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>Pas encore de ronde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Exempt : %1</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publier</translation>
    </message>
    <message>
        <source>Pair round 1</source>
        <translation>Apparier la ronde 1</translation>
    </message>
    <message>
        <source>Pair the next round</source>
        <translation>Apparier la ronde suivante</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>pas encore de résultat</translation>
    </message>
    <message>
        <source>meets</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Plateaux de la ronde</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Quelle ronde</translation>
    </message>
    <message>
        <source>Clock of the round</source>
        <translation>Pendule de la ronde</translation>
    </message>
    <message>
        <source>Everybody sits</source>
        <translation>Tous sont assis</translation>
    </message>
    <message>
        <source>Starts the clock of the round; the projector shows the boards that play.</source>
        <translation>Lance la pendule de la ronde ; le projecteur montre les plateaux qui jouent.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>The draft goes; nobody has seen it.</source>
        <translation>Le brouillon disparaît ; personne ne l’a vu.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Exchange people and sides; what that breaks is listed before it is published.</source>
        <translation>Échanger des gens et des camps ; ce que cela enfreint est dit avant de publier.</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Échanger…</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Inverser les camps</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Why these two meet</source>
        <translation>Pourquoi ces deux se rencontrent</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Another result or other sides, with a reason</source>
        <translation>Un autre résultat ou d’autres camps, avec une raison</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>These two play on this computer; the result enters by itself.</source>
        <translation>Ces deux jouent sur cet ordinateur ; le résultat vient tout seul.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Why has this person the bye?</source>
        <translation>Pourquoi cette personne est-elle exempte ?</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Contre l&apos;ordinateur</translation>
    </message>
    <message>
        <source>For fun, on this computer: it counts nowhere.</source>
        <translation>Pour le plaisir, sur cet ordinateur : cela ne compte nulle part.</translation>
    </message>
    <message>
        <source>End the tournament…</source>
        <translation>Terminer le tournoi…</translation>
    </message>
    <message>
        <source>One more round…</source>
        <translation>Encore une ronde…</translation>
    </message>
    <message>
        <source>Next stage…</source>
        <translation>Phase suivante…</translation>
    </message>
    <message>
        <source>The best of each group go on in a tournament of its own.</source>
        <translation>Les meilleurs de chaque poule continuent dans un tournoi à part.</translation>
    </message>
    <message>
        <source>Game…</source>
        <translation>Jeu…</translation>
    </message>
    <message>
        <source>Which game these two play</source>
        <translation>À quel jeu ces deux-là jouent</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CopiesDialog</name>
    <message>
        <source>Copies &amp;go here</source>
        <translation>Copier &amp;ici</translation>
    </message>
    <message>
        <source>Go &amp;on from this copy</source>
        <translation>C&amp;ontinuer depuis cette copie</translation>
    </message>
    <message>
        <source>Copies for a spare laptop</source>
        <translation>Copies pour un portable de secours</translation>
    </message>
    <message>
        <source>After each pairing and each result a copy goes to this folder: a stick, or a folder that the second laptop sees. If the first laptop fails, the second one goes on from the newest copy.</source>
        <translation>Après chaque appariement et chaque résultat, une copie va dans ce dossier : une clé, ou un dossier que voit le second portable. Si le premier tombe en panne, le second continue depuis la copie la plus récente.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Choisir un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Choisir un dossier</translation>
    </message>
    <message>
        <source>No folder is chosen.</source>
        <translation>Aucun dossier n’est choisi.</translation>
    </message>
    <message>
        <source>%1 · rounds: %2 · results: %3</source>
        <translation>%1 · rondes : %2 · résultats : %3</translation>
    </message>
    <message>
        <source>There is no copy in this folder yet.</source>
        <translation>Il n’y a pas encore de copie dans ce dossier.</translation>
    </message>
    <message>
        <source>&amp;Take in what is new</source>
        <translation>&amp;Reprendre ce qui est nouveau</translation>
    </message>
    <message>
        <source>For two laptops that both go on: what the other one has entered is added here. What contradicts is put aside for you.</source>
        <translation>Pour deux ordinateurs qui continuent tous deux : ce que l&apos;autre a inscrit s&apos;ajoute ici. Ce qui se contredit est mis de côté pour vous.</translation>
    </message>
    <message>
        <source>For a laptop that failed: this one goes on in its place.</source>
        <translation>Pour un ordinateur en panne : celui-ci continue à sa place.</translation>
    </message>
    <message>
        <source>Copies that were found</source>
        <translation>Copies trouvées</translation>
    </message>
    <message>
        <source>Codes of the sheets of paper</source>
        <translation>Codes des feuilles de papier</translation>
    </message>
    <message>
        <source>Paste here what a phone has scanned, or scan into this field, in any order</source>
        <translation>Collez ici ce qu’un téléphone a scanné, ou scannez dans ce champ, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>From codes on paper</source>
        <translation>D’après des codes sur papier</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CorrectBoard</name>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>Correct board %1</source>
        <translation>Corriger le plateau %1</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>They sat the other way &amp;round</source>
        <translation>Ils étaient assis à l’inve&amp;rse</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>Raiso&amp;n :</translation>
    </message>
    <message>
        <source>such as: the slip was read wrongly</source>
        <translation>par exemple : la fiche a été mal lue</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore changé.</translation>
    </message>
    <message>
        <source>Nobody's points or place change.</source>
        <translation>Les points et les places ne changent pas.</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Résultat du match</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>pas de résultat</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningPage</name>
    <message>
        <source>The copy could not be written: %1</source>
        <translation>La copie n’a pas pu être écrite : %1</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>Soirée du club</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeopleActions</name>
    <message>
        <source>plays for the club</source>
        <translation>joue pour le club</translation>
    </message>
    <message>
        <source>A full point</source>
        <translation>Un point entier</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t play in round %2 and gets a full point. Reason:</source>
        <translation>%1 ne joue pas la ronde %2 et reçoit un point entier. Raison :</translation>
    </message>
    <message>
        <source>Somebody who plays likes at least one game.</source>
        <translation>Qui joue aime au moins un jeu.</translation>
    </message>
    <message>
        <source>what somebody likes to play</source>
        <translation>ce que quelqu&apos;un aime jouer</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Rating of %1:</source>
        <translation>Cote de %1 :</translation>
    </message>
    <message>
        <source>the rating was put right</source>
        <translation>la cote a été rectifiée</translation>
    </message>
    <message>
        <source>Always at one board</source>
        <translation>Toujours au même plateau</translation>
    </message>
    <message>
        <source>%1 always sits at this board; 0: at any</source>
        <translation>%1 est toujours à ce plateau ; 0 : à n’importe lequel</translation>
    </message>
    <message>
        <source>where somebody sits</source>
        <translation>où quelqu’un est assis</translation>
    </message>
    <message>
        <source>Line-up of %1</source>
        <translation>Composition de %1</translation>
    </message>
    <message>
        <source>Who plays from round %1 on, one name a line, board 1 first:</source>
        <translation>Qui joue à partir de la ronde %1, un nom par ligne, plateau 1 en premier :</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>%1 plays for:</source>
        <translation>%1 joue pour :</translation>
    </message>
    <message>
        <source>the team was put right</source>
        <translation>l&apos;équipe a été corrigée</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>%1 starts with so many points:</source>
        <translation>%1 commence avec ce nombre de points :</translation>
    </message>
    <message>
        <source>the grade was put right</source>
        <translation>le niveau a été corrigé</translation>
    </message>
    <message>
        <source>What %1 has earned elsewhere</source>
        <translation>Ce que %1 a gagné ailleurs</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>%1 must not meet:</source>
        <translation>%1 ne doit pas rencontrer :</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RoundActions</name>
    <message>
        <source>It breaks nothing.</source>
        <translation>Cela n’enfreint rien.</translation>
    </message>
    <message>
        <source>Pairing by hand</source>
        <translation>Appariement à la main</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Raison :</translation>
    </message>
    <message>
        <source>A pairing by hand needs a reason.</source>
        <translation>Un appariement à la main demande une raison.</translation>
    </message>
    <message>
        <source>Exchange people or swap sides, then publish with a reason.</source>
        <translation>Échangez des gens ou des camps, puis publiez avec une raison.</translation>
    </message>
    <message>
        <source>That breaks nothing.</source>
        <translation>Cela n’enfreint rien.</translation>
    </message>
    <message>
        <source>End the tournament</source>
        <translation>Terminer le tournoi</translation>
    </message>
    <message>
        <source>Nothing is paired any more; the standings stay as they are. Results can still be corrected.</source>
        <translation>Plus rien n&apos;est apparié ; le classement reste tel quel. Les résultats peuvent encore être corrigés.</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Encore une ronde</translation>
    </message>
    <message>
        <source>More rounds than were planned need a reason.</source>
        <translation>Plus de rondes que prévu demandent une raison.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BoardActions</name>
    <message>
        <source>%1: %2 → %3 points, place %4 → %5</source>
        <translation>%1 : %2 → %3 points, place %4 → %5</translation>
    </message>
    <message>
        <source>and the places of %1 others</source>
        <translation>et les places de %1 autres</translation>
    </message>
    <message>
        <source>Round %1 stays as it was published. It would have been: %2</source>
        <translation>La ronde %1 reste telle qu’elle a été publiée. Elle aurait été : %2</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Plateau %1 : %2</translation>
    </message>
    <message>
        <source>Board %1 plays %2.</source>
        <translation>L’échiquier %1 joue à %2.</translation>
    </message>
    <message>
        <source>A tournament's board has two seats; this game has others.</source>
        <translation>Un plateau de tournoi a deux places ; ce jeu en a un autre nombre.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentActions</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 is taken back. Reason:</source>
        <translation>%1 : annulation. Raison :</translation>
    </message>
    <message>
        <source>Results came for a round that was taken back; enter them again.</source>
        <translation>Des résultats sont venus pour une ronde annulée ; entrez-les de nouveau.</translation>
    </message>
    <message>
        <source>A newer program has written something that this one can't read.</source>
        <translation>Un programme plus récent a écrit quelque chose que celui-ci ne peut pas lire.</translation>
    </message>
    <message>
        <source>Paired twice</source>
        <translation>Apparié deux fois</translation>
    </message>
    <message>
        <source>Two laptops have paired round %1. Which pairing was played?</source>
        <translation>Deux portables ont apparié la ronde %1. Quel appariement a été joué ?</translation>
    </message>
    <message>
        <source>this one was played</source>
        <translation>celui-ci a été joué</translation>
    </message>
    <message>
        <source>They stay aside</source>
        <translation>Elles restent à part</translation>
    </message>
    <message>
        <source>They are taken in</source>
        <translation>Elles sont prises en compte</translation>
    </message>
    <message>
        <source>From the first laptop</source>
        <translation>Du premier portable</translation>
    </message>
    <message>
        <source>%1 entries were made on a laptop after the evening had gone on elsewhere.</source>
        <translation>%1 entrées ont été faites sur un portable après que la soirée a continué ailleurs.</translation>
    </message>
    <message>
        <source>it was right</source>
        <translation>c’était juste</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::CopyActions</name>
    <message>
        <source>Copies go to %1.</source>
        <translation>Les copies vont dans %1.</translation>
    </message>
    <message>
        <source>What the other laptop had entered is here now.</source>
        <translation>Ce que l&apos;autre ordinateur avait inscrit est maintenant ici.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>The last day was %1. Matches without a result: %2.</source>
        <translation>Le dernier jour était le %1. Parties sans résultat : %2.</translation>
    </message>
    <message>
        <source>Until %1, in any order. Matches to be played: %2.</source>
        <translation>Jusqu’au %1, dans n’importe quel ordre. À jouer encore : %2.</translation>
    </message>
    <message>
        <source>Next: %1 – %2, round %3, board %4.</source>
        <translation>Ensuite : %1 – %2, ronde %3, échiquier %4.</translation>
    </message>
    <message>
        <source>One result is missing.</source>
        <translation>Il manque un résultat.</translation>
    </message>
    <message>
        <source>%1 results are missing.</source>
        <translation>Il manque %1 résultats.</translation>
    </message>
    <message>
        <source>The tournament has ended.</source>
        <translation>Le tournoi est terminé.</translation>
    </message>
    <message>
        <source>All matches of the groups have been played.</source>
        <translation>Tous les matchs des poules ont été joués.</translation>
    </message>
    <message>
        <source>That was the last round.</source>
        <translation>C’était la dernière ronde.</translation>
    </message>
    <message>
        <source>Whoever isn&apos;t there need not be waited for any longer: board %1.</source>
        <translation>Il n&apos;est plus nécessaire d&apos;attendre qui n&apos;est pas là : plateau %1.</translation>
    </message>
    <message>
        <source>Boards marked * begin as soon as a board is free.</source>
        <translation>Les tables marquées * commencent dès qu&apos;une table est libre.</translation>
    </message>
    <message>
        <source>%1 teams are here.</source>
        <translation>%1 équipes sont là.</translation>
    </message>
    <message>
        <source>%1 people are here.</source>
        <translation>%1 personnes sont là.</translation>
    </message>
    <message>
        <source>Check in who is here: a click on a row, or Space.</source>
        <translation>Cochez qui est là : un clic sur une ligne, ou Espace.</translation>
    </message>
</context>
<context>
    <name>ExplainWords</name>
    <message>
        <source>Bye: %1</source>
        <translation>Exempt : %1</translation>
    </message>
</context>
<context>
    <name>NextStage</name>
    <message>
        <source>Next stage</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>So many of each group go on:</source>
        <translation>Ce nombre par poule continue :</translation>
    </message>
    <message>
        <source>a cup</source>
        <translation>une coupe</translation>
    </message>
    <message>
        <source>each against each, without those who have met</source>
        <translation>chacun contre chacun, sans ceux qui se sont rencontrés</translation>
    </message>
    <message>
        <source>They play:</source>
        <translation>Ils jouent :</translation>
    </message>
    <message>
        <source>Final: %1</source>
        <translation>Finale : %1</translation>
    </message>
    <message>
        <source>Cup: %1</source>
        <translation>Coupe : %1</translation>
    </message>
    <message>
        <source>A result of the groups was corrected: %1 would not be here, and %2 would.</source>
        <translation>Un résultat des poules a été corrigé : %1 ne serait pas ici, et %2 y serait.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpenActions</name>
    <message>
        <source>Who wins a challenge takes the place of the one challenged.</source>
        <translation>Qui gagne un défi prend la place de la personne défiée.</translation>
    </message>
    <message>
        <source>Nobody is waiting. Whoever wants to play is checked on the left.</source>
        <translation>Personne n’attend. Qui veut jouer est coché à gauche.</translation>
    </message>
    <message>
        <source>One is waiting for somebody to play.</source>
        <translation>Une personne attend un adversaire.</translation>
    </message>
    <message>
        <source>%1 want to play.</source>
        <translation>%1 veulent jouer.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningHead</name>
    <message>
        <source>%1 things contradict what another laptop says.</source>
        <translation>%1 choses contredisent ce que dit un autre portable.</translation>
    </message>
    <message>
        <source>A folder, a stick or another laptop that gets a copy after each result</source>
        <translation>Un dossier, une clé ou un autre portable qui reçoit une copie après chaque résultat</translation>
    </message>
    <message>
        <source>A lot is still to be drawn. Its check code begins with %1</source>
        <translation>Un tirage au sort reste à faire. Son code de contrôle commence par %1</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Copies…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Historique…</translation>
    </message>
    <message>
        <source>Its name, clock and boards; minutes alone, or the last day</source>
        <translation>Nom, pendule et tables ; minutes d’attente seul ou dernier jour</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Lots…</source>
        <translation>Tirages…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Pairings, boards and standings on a second screen</source>
        <translation>Appariements, plateaux et classement sur un second écran</translation>
    </message>
    <message>
        <source>Pairings, standings, slips, score sheets and more: to print, as PDF, for the web</source>
        <translation>Appariements, classement, fiches, feuilles de partie et plus : à imprimer, en PDF, pour le web</translation>
    </message>
    <message>
        <source>Papers…</source>
        <translation>Papiers…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>Something contradicts what another laptop says.</source>
        <translation>Quelque chose contredit ce que dit un autre portable.</translation>
    </message>
    <message>
        <source>The check code, words that are called out, and lots drawn again</source>
        <translation>Le code de contrôle, les mots lancés, et les tirages refaits</translation>
    </message>
    <message>
        <source>What was done, by whom and where; what nothing depends on is taken back here</source>
        <translation>Ce qui a été fait, par qui et où ; ce dont rien ne dépend est annulé ici</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::EveningProjector</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>Round %1, by name</source>
        <translation>Ronde %1, par nom</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Meets</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Standings, %1</source>
        <comment>after round 3</comment>
        <translation>Classement %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>The first round is about to be paired.</source>
        <translation>La première ronde va être appariée.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Round %1, still playing</source>
        <translation>Ronde %1, en cours</translation>
    </message>
    <message>
        <source>Playing now</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Nobody plays at the moment.</source>
        <translation>Personne ne joue en ce moment.</translation>
    </message>
    <message>
        <source>Who wants to play</source>
        <translation>Qui veut jouer</translation>
    </message>
    <message>
        <source>Check code of the lot:</source>
        <translation>Code de contrôle du tirage :</translation>
    </message>
    <message>
        <source>The next lot</source>
        <translation>Le prochain tirage</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ExchangePeople</name>
    <message>
        <source>Exchange two people</source>
        <translation>Échanger deux personnes</translation>
    </message>
    <message>
        <source>&amp;Exchange</source>
        <translation>&amp;Échanger</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Who:</source>
        <translation>&amp;Qui :</translation>
    </message>
    <message>
        <source>W&amp;ith:</source>
        <translation>Ave&amp;c :</translation>
    </message>
    <message>
        <source>%1 (bye)</source>
        <translation>%1 (exempt)</translation>
    </message>
    <message>
        <source>%1 (board %2)</source>
        <translation>%1 (plateau %2)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpenPanel</name>
    <message>
        <source>They play</source>
        <translation>Ils jouent</translation>
    </message>
    <message>
        <source>They play: %1</source>
        <translation>Ils jouent : %1</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Pas maintenant : %1</translation>
    </message>
    <message>
        <source>Nobody plays at the moment</source>
        <translation>Personne ne joue en ce moment</translation>
    </message>
    <message>
        <source>Boards where somebody plays: %1</source>
        <translation>Plateaux où l’on joue : %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Open evening</source>
        <translation>Soirée libre</translation>
    </message>
    <message>
        <source>Boards of the evening, those where somebody plays first</source>
        <translation>Plateaux de la soirée, d’abord ceux où l’on joue</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>These two play on this computer; the result enters by itself.</source>
        <translation>Ces deux jouent sur cet ordinateur ; le résultat vient tout seul.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One pair is proposed.</source>
        <translation>Une paire est proposée.</translation>
    </message>
    <message>
        <source>%1 pairs are proposed.</source>
        <translation>%1 paires sont proposées.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Contre l&apos;ordinateur</translation>
    </message>
    <message>
        <source>Play the computer: %1</source>
        <translation>Contre l&apos;ordinateur : %1</translation>
    </message>
    <message>
        <source>Then only games are proposed that there is still time for.</source>
        <translation>Alors seuls sont proposés les jeux pour lesquels il reste du temps.</translation>
    </message>
    <message>
        <source>When the evening ends</source>
        <translation>Quand la soirée finit</translation>
    </message>
    <message>
        <source>Ends at:</source>
        <translation>Finit à :</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Classement par défis</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Qui défie</translation>
    </message>
    <message>
        <source>Who is challenged</source>
        <translation>Qui est défié</translation>
    </message>
    <message>
        <source>challenges</source>
        <comment>stands between two names</comment>
        <translation>défie</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défier</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PastePeople</name>
    <message>
        <source>Many people at once</source>
        <translation>Beaucoup de gens à la fois</translation>
    </message>
    <message>
        <source>Names, one a line, or columns of a spreadsheet</source>
        <translation>Noms, un par ligne, ou colonnes d’un tableur</translation>
    </message>
    <message>
        <source>Paste here: a name on each line, or columns of a spreadsheet</source>
        <translation>Collez ici : un nom par ligne, ou les colonnes d’un tableur</translation>
    </message>
    <message>
        <source>What will be done with each line</source>
        <translation>Ce qui sera fait de chaque ligne</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Open a list of people</source>
        <translation>Ouvrir une liste de personnes</translation>
    </message>
    <message>
        <source>Tables and texts</source>
        <translation>Tableaux et textes</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>%1 can't be read, or is too large for a list of people.</source>
        <translation>%1 ne peut pas être lu, ou est trop grand pour une liste de personnes.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation>Ce qui sera fait</translation>
    </message>
    <message>
        <source>Line %1 is no name</source>
        <translation>La ligne %1 n’est pas un nom</translation>
    </message>
    <message>
        <source>Twice: also in line %1</source>
        <translation>En double : aussi ligne %1</translation>
    </message>
    <message>
        <source>Is there already</source>
        <translation>Est déjà là</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>New guest</source>
        <translation>Nouvel invité</translation>
    </message>
    <message>
        <source>%1 will be added, %2 lines are passed over.</source>
        <translation>%1 seront ajoutés, %2 lignes sont ignorées.</translation>
    </message>
    <message>
        <source>&amp;Add %1</source>
        <translation>A&amp;jouter %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PeoplePanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <translation>%1 sur %2 présents</translation>
    </message>
    <message>
        <source>&amp;Not in round %1</source>
        <translation>&amp;Pas à la ronde %1</translation>
    </message>
    <message>
        <source>&amp;Half a point for round %1</source>
        <translation>&amp;Demi-point pour la ronde %1</translation>
    </message>
    <message>
        <source>&amp;Back again</source>
        <translation>De &amp;retour</translation>
    </message>
    <message>
        <source>&amp;Leaves for good</source>
        <translation>&amp;Part pour de bon</translation>
    </message>
    <message>
        <source>&amp;Must not meet…</source>
        <translation>Ne doit pas &amp;rencontrer…</translation>
    </message>
    <message>
        <source>&amp;Everybody is here</source>
        <translation>&amp;Tous sont là</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>People: checked who takes part</source>
        <translation>Personnes : cochées celles qui participent</translation>
    </message>
    <message>
        <source>People: checked who wants to play</source>
        <translation>Personnes : cochées celles qui veulent jouer</translation>
    </message>
    <message>
        <source>People: checked who plays in the next round</source>
        <translation>Personnes : cochées celles qui jouent la ronde suivante</translation>
    </message>
    <message>
        <source>Add a member or guest</source>
        <translation>Ajouter un membre ou un invité</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>Coller…</translation>
    </message>
    <message>
        <source>Takes many people in at once: pasted, or from a spreadsheet (CSV)</source>
        <translation>Prend beaucoup de gens à la fois : collés, ou d’un tableur (CSV)</translation>
    </message>
    <message>
        <source>All or none</source>
        <translation>Tous ou aucun</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>What else the chosen person does: pauses, leaves, comes back</source>
        <translation>Ce que fait d’autre la personne choisie : saute une ronde, part, revient</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Likes %1</source>
        <translation>Aime %1</translation>
    </message>
    <message>
        <source>Not in round %1</source>
        <translation>Pas à la ronde %1</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <translation>&amp;Cote…</translation>
    </message>
    <message>
        <source>L&amp;ine-up…</source>
        <translation>Co&amp;mposition…</translation>
    </message>
    <message>
        <source>&amp;Team…</source>
        <translation>É&amp;quipe…</translation>
    </message>
    <message>
        <source>&amp;Grade…</source>
        <translation>&amp;Niveau…</translation>
    </message>
    <message>
        <source>E&amp;arned elsewhere…</source>
        <translation>Ga&amp;gné ailleurs…</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>People on the ladder, the first on top</source>
        <translation>Personnes de l&apos;échelle, la première en haut</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Ajouter une équipe</translation>
    </message>
    <message>
        <source>Name of a team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>T&amp;ake back what was earned elsewhere…</source>
        <translation>&amp;Reprendre ce qui a été gagné ailleurs…</translation>
    </message>
    <message>
        <source>E&amp;xcused in round %1</source>
        <translation>E&amp;xcusé à la ronde %1</translation>
    </message>
    <message>
        <source>Plays for the &amp;club in round %1</source>
        <translation>&amp;Joue pour le club à la ronde %1</translation>
    </message>
    <message>
        <source>A f&amp;ull point for round %1…</source>
        <translation>Point &amp;entier pour la ronde %1…</translation>
    </message>
    <message>
        <source>Al&amp;ways at one board…</source>
        <translation>Toujours au même p&amp;lateau…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ResultEntry</name>
    <message>
        <source>Board and key, then Enter: 1 first player wins, 2 second player wins, = draw</source>
        <translation>Plateau et touche, puis Entrée : 1 le premier joueur gagne, 2 le second joueur gagne, = partie nulle</translation>
    </message>
    <message>
        <source>Type the number of a board and 1, 2, =, + or -.</source>
        <translation>Tapez le numéro d’un plateau et 1, 2, =, + ou -.</translation>
    </message>
    <message>
        <source>There is no board %1.</source>
        <translation>Il n’y a pas de plateau %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two people, a result</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>It has a result: %1</source>
        <translation>Il y a déjà un résultat : %1</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Résultat :</translation>
    </message>
    <message>
        <source>Result: board and key</source>
        <translation>Résultat : plateau et touche</translation>
    </message>
    <message>
        <source>1 first player wins, 2 or 0 second player wins, = draw,
+ second player is not there, - first player is not there, -- neither is,
* no result yet</source>
        <translation>1 le premier joueur gagne, 2 ou 0 le second joueur gagne, = partie nulle,
+ le second joueur n’est pas là, - le premier joueur n’est pas là, -- aucun n’est là,
* pas encore de résultat</translation>
    </message>
    <message>
        <source>Board and each game for the first team, then Enter: 1 1-0,½-½,0-1,+:-</source>
        <translation>Plateau et chaque partie pour la première équipe, puis Entrée : 1 1-0,½-½,0-1,+:-</translation>
    </message>
    <message>
        <source>Board and the sum for the first player, then Enter: 1 1½-½</source>
        <translation>Plateau et la somme pour la première personne, puis Entrée : 1 1½-½</translation>
    </message>
    <message>
        <source>Type the number of a board, a space and its result.</source>
        <translation>Tapez le numéro d&apos;un plateau, une espace et son résultat.</translation>
    </message>
    <message>
        <source>Result of a match: board and result</source>
        <translation>Résultat d&apos;un match : plateau et résultat</translation>
    </message>
    <message>
        <source>1-0, 0-1, ½-½ or = for a game, +:- and -:+ where one is not there,
* no result yet</source>
        <translation>1-0, 0-1, ½-½ ou = pour une partie, +:- et -:+ quand quelqu&apos;un manque,
* pas encore de résultat</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Standings; Enter tells how a place came about</source>
        <translation>Classement ; Entrée dit d’où vient une place</translation>
    </message>
    <message>
        <source>Enter or a double click tells how a place came about.</source>
        <translation>Entrée ou un double clic dit d’où vient une place.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <source>The standings if the boards that still play end so</source>
        <translation>Le classement si les parties en cours finissent ainsi</translation>
    </message>
    <message>
        <source>Series…</source>
        <translation>Série…</translation>
    </message>
    <message>
        <source>What the evenings of this series come to together</source>
        <translation>Ce que donnent ensemble les soirées de cette série</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentForm</name>
    <message>
        <source>guest</source>
        <translation>invité</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Le tournoi a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Choisissez un jeu.</translation>
    </message>
    <message>
        <source>Each round is of the next game, in the order of the list.</source>
        <translation>Chaque ronde est du jeu suivant, dans l’ordre de la liste.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom :</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Jeux :</translation>
    </message>
    <message>
        <source>Rounds:</source>
        <translation>Rondes :</translation>
    </message>
    <message>
        <source>Clock:</source>
        <translation>Pendule :</translation>
    </message>
    <message>
        <source>Games: checked those that are played</source>
        <translation>Jeux : cochés ceux que l’on joue</translation>
    </message>
    <message>
        <source>Matches of two games, sides swapped</source>
        <translation>Deux parties par rencontre, camps inversés</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>What fits into the evening</source>
        <translation>Ce qui tient dans la soirée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Équipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Équipe B</translation>
    </message>
    <message>
        <source>%1 is no grade; write a whole number.</source>
        <translation>%1 n&apos;est pas un niveau ; écrivez un nombre entier.</translation>
    </message>
    <message>
        <source>Counts for a series</source>
        <translation>Compte pour une série</translation>
    </message>
    <message>
        <source>%1 is no number of points.</source>
        <translation>%1 n’est pas un nombre de points.</translation>
    </message>
    <message>
        <source>The two at a board choose the game; until they have, it is the next one of the list.</source>
        <translation>Les deux à un échiquier choisissent le jeu ; d’ici là, c’est le suivant de la liste.</translation>
    </message>
    <message>
        <source>%1 is no day; write it such as 31-3-2027.</source>
        <translation>%1 n’est pas un jour ; écrivez-le comme 31/3/2027.</translation>
    </message>
    <message>
        <source>%1 is no share; write it such as 2/3.</source>
        <translation>%1 n’est pas une part ; écrivez-la comme 2/3.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesFold</name>
    <message>
        <source>Boards of each game: write a number for each, in the order of the list.</source>
        <translation>Plateaux par jeu : écrivez un nombre pour chacun, dans l’ordre de la liste.</translation>
    </message>
    <message>
        <source>Points, tie-breaks, sides</source>
        <translation>Points, départages, camps</translation>
    </message>
    <message>
        <source>Win, draw, loss:</source>
        <translation>Gain, nulle, perte :</translation>
    </message>
    <message>
        <source>Tie-breaks:</source>
        <translation>Départages :</translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation>les habituels</translation>
    </message>
    <message>
        <source>Codes with commas between them, such as BH/C1,BH,DE</source>
        <translation>Des codes séparés par des virgules, comme BH/C1,BH,DE</translation>
    </message>
    <message>
        <source>Order at first:</source>
        <translation>Ordre de départ :</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Classement :</translation>
    </message>
    <message>
        <source>beating the leaders counts most (Keizer)</source>
        <translation>battre les premiers compte le plus (Keizer)</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>par points</translation>
    </message>
    <message>
        <source>Boards:</source>
        <translation>Tables :</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>assez</translation>
    </message>
    <message>
        <source>How many there are; with fewer than a round needs some play when one is free.</source>
        <translation>Combien il y en a ; s&apos;il en manque pour une ronde, certains jouent dès qu&apos;une est libre.</translation>
    </message>
    <message>
        <source>Boards of each game:</source>
        <translation>Plateaux par jeu :</translation>
    </message>
    <message>
        <source>A number for each game, in the order of the list, with blanks between, such as: 4 2</source>
        <translation>Un nombre pour chaque jeu, dans l’ordre de la liste, séparés par des espaces, par exemple : 4 2</translation>
    </message>
    <message>
        <source>Instead of a bye:</source>
        <translation>Au lieu d’exempt :</translation>
    </message>
    <message>
        <source>Sides are balanced</source>
        <translation>Les camps sont équilibrés</translation>
    </message>
    <message>
        <source>Twice, with sides swapped</source>
        <translation>Deux fois, camps inversés</translation>
    </message>
    <message>
        <source>Everybody plays unless he says he doesn't</source>
        <translation>Tous jouent, sauf avis contraire</translation>
    </message>
    <message>
        <source>People of like strength rather meet</source>
        <translation>Plutôt entre gens de même force</translation>
    </message>
    <message>
        <source>The two at a board choose the game</source>
        <translation>Les deux à un échiquier choisissent le jeu</translation>
    </message>
    <message>
        <source>System:</source>
        <translation>Système :</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>par cote</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>par tirage au sort</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>comme saisi</translation>
    </message>
    <message>
        <source>nobody to play</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ApartField</name>
    <message>
        <source>Don&apos;t meet: %1</source>
        <translation>Ne se rencontrent pas : %1</translation>
    </message>
    <message>
        <source>Must not meet…</source>
        <translation>Ne doivent pas se rencontrer…</translation>
    </message>
    <message>
        <source>A family, or people who come in one car: no two of them meet.</source>
        <translation>Une famille, ou ceux d’une même voiture : aucun d’eux n’en rencontre un autre.</translation>
    </message>
    <message>
        <source>Everybody may meet</source>
        <translation>Chacun peut rencontrer chacun</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PointsChoice</name>
    <message>
        <source>as the game gives them: %1</source>
        <translation>comme le jeu les donne : %1</translation>
    </message>
</context>
<context>
    <name>ChosenWords</name>
    <message>
        <source>%1 and others have neither a grade nor a rating; write a grade beside the name.</source>
        <translation>%1 et d&apos;autres n&apos;ont ni niveau ni cote ; écrivez un niveau à côté du nom.</translation>
    </message>
    <message>
        <source>No grade or rating is known of %1; write a grade beside the name.</source>
        <translation>On ne connaît ni niveau ni cote de %1 ; écrivez un niveau à côté du nom.</translation>
    </message>
    <message>
        <source>Write beside the names who plays for which team.</source>
        <translation>Écrivez à côté des noms qui joue pour quelle équipe.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TournamentPage</name>
    <message>
        <source>Club evening</source>
        <translation>Soirée du club</translation>
    </message>
    <message>
        <source>What is it to be this evening?</source>
        <translation>Que fait-on ce soir ?</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Go on from a copy…</source>
        <translation>Continuer depuis une copie…</translation>
    </message>
    <message>
        <source>Another laptop has left it on a stick or in a folder.</source>
        <translation>Un autre portable l’a laissée sur une clé ou dans un dossier.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>More kinds of tournament</source>
        <translation>Autres sortes de tournois</translation>
    </message>
</context>
<context>
    <name>PaperNames</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Appariements par table</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Appariements par nom</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Fiches de résultat</translation>
    </message>
    <message>
        <source>The state as codes</source>
        <translation>L’état sous forme de codes</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de partie</translation>
    </message>
    <message>
        <source>Sheet for a power cut</source>
        <translation>Feuille pour une panne</translation>
    </message>
    <message>
        <source>Matches of the evening</source>
        <translation>Parties de la soirée</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Tableau croisé</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Cartons de table</translation>
    </message>
    <message>
        <source>Personal cards</source>
        <translation>Cartes personnelles</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Diplômes</translation>
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
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>L’imprimante est inaccessible.</translation>
    </message>
    <message>
        <source>Pr&amp;evious sheet</source>
        <translation>Feuille &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Next sheet</source>
        <translation>Feuille &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Folder for the &amp;web…</source>
        <translation>Dossier pour le &amp;web…</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papiers</translation>
    </message>
    <message>
        <source>whole names</source>
        <translation>noms entiers</translation>
    </message>
    <message>
        <source>first name and a letter</source>
        <translation>prénom et une lettre</translation>
    </message>
    <message>
        <source>numbers only</source>
        <translation>numéros seulement</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronde :</translation>
    </message>
    <message>
        <source>Places:</source>
        <translation>Places :</translation>
    </message>
    <message>
        <source>Names:</source>
        <translation>Noms :</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue :</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Page pour un navigateur</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Table pour un tableur</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>Folder for the web</source>
        <translation>Dossier pour le web</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhyDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Ce qui a décidé</translation>
    </message>
    <message>
        <source>choose somebody</source>
        <translation>choisir quelqu&apos;un</translation>
    </message>
    <message>
        <source>Why not with:</source>
        <translation>Pourquoi pas avec :</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::AdviceBox</name>
    <message>
        <source>Time:</source>
        <translation>Temps :</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source>Minutes of the evening</source>
        <translation>Minutes de la soirée</translation>
    </message>
    <message>
        <source>What fits?</source>
        <translation>Que peut-on faire ?</translation>
    </message>
    <message>
        <source>Hundreds of evenings with these people are drawn by lot and counted.</source>
        <translation>Des centaines de soirées avec ces gens sont tirées au sort et comptées.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PhonesPage</name>
    <message>
        <source>Open to phones</source>
        <translation>Ouvrir aux téléphones</translation>
    </message>
    <message>
        <source>Closing…</source>
        <translation>Fermeture…</translation>
    </message>
    <message>
        <source>&amp;Close to phones</source>
        <translation>&amp;Fermer aux téléphones</translation>
    </message>
    <message>
        <source>The club is open to phones</source>
        <translation>Le club est ouvert aux téléphones</translation>
    </message>
    <message>
        <source>The program boardwright-server, which lets phones in, is missing beside this one: install it too.</source>
        <translation>Le programme boardwright-server, qui laisse entrer les téléphones, manque à côté de celui-ci : installez-le aussi.</translation>
    </message>
    <message>
        <source>Port %1 can&apos;t be opened: another program has it. End that one, or open on another port.</source>
        <translation>Le port %1 ne peut pas être ouvert : un autre programme l’occupe. Fermez-le, ou prenez un autre port.</translation>
    </message>
    <message>
        <source>The server has ended unexpectedly. Every move that was acknowledged is kept: open again, and the games go on.</source>
        <translation>Le serveur s’est arrêté de façon inattendue. Chaque coup confirmé est gardé : rouvrez, et les parties continuent.</translation>
    </message>
    <message>
        <source>What the server says can&apos;t be understood: install the whole program anew.</source>
        <translation>Ce que dit le serveur est incompréhensible : réinstallez tout le programme.</translation>
    </message>
    <message>
        <source>The club can&apos;t be opened to phones: %1</source>
        <translation>Le club ne peut pas être ouvert aux téléphones : %1</translation>
    </message>
    <message>
        <source>Open to phones: %1</source>
        <translation>Ouvert aux téléphones : %1</translation>
    </message>
    <message>
        <source>This computer has another address now: %1</source>
        <translation>Cet ordinateur a maintenant une autre adresse : %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>20:14:05 from 192.168.1.23</comment>
        <translation>%1 depuis %2</translation>
    </message>
    <message>
        <source>%1 from this computer</source>
        <comment>20:14:05 from this computer</comment>
        <translation>%1 depuis cet ordinateur</translation>
    </message>
    <message>
        <source>QR code: %1</source>
        <translation>Code QR : %1</translation>
    </message>
    <message>
        <source>QR code of the Wi-Fi %1</source>
        <translation>Code QR du Wi-Fi %1</translation>
    </message>
    <message>
        <source>This computer is in no network: join a Wi-Fi or make a hotspot, and the address here follows.</source>
        <translation>Cet ordinateur n’est dans aucun réseau : rejoignez un Wi-Fi ou créez un point d’accès, et l’adresse suivra ici.</translation>
    </message>
    <message>
        <source>1. Into the Wi-Fi “%1”</source>
        <translation>1. Dans le Wi-Fi « %1 »</translation>
    </message>
    <message>
        <source>2. To the page</source>
        <translation>2. Vers la page</translation>
    </message>
    <message>
        <source>Scan this, or type the address:</source>
        <translation>Scannez ceci, ou tapez l’adresse :</translation>
    </message>
    <message>
        <source>The club is open to phones, and people are here.</source>
        <translation>Le club est ouvert aux téléphones, et des gens sont là.</translation>
    </message>
    <message>
        <source>Their games wait, and go on when it is opened again.</source>
        <translation>Leurs parties attendent, et continueront à la réouverture.</translation>
    </message>
    <message>
        <source>Close &amp;all the same</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>This computer is in several networks: choose the one that the phones are in</source>
        <translation>Cet ordinateur est dans plusieurs réseaux : choisissez celui des téléphones</translation>
    </message>
    <message>
        <source>Guests&apos; code</source>
        <translation>Code des invités</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Présents</translation>
    </message>
    <message>
        <source>Games now</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Page reached last</source>
        <translation>Page atteinte en dernier</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NobodyCame</name>
    <message>
        <source>A firewall on this computer: sudo ufw allow %1/tcp</source>
        <translation>Un pare-feu sur cet ordinateur : sudo ufw allow %1/tcp</translation>
    </message>
    <message>
        <source>Nobody has come yet. In this order, it may be that:</source>
        <translation>Personne n’est encore venu. Il se peut que, dans cet ordre :</translation>
    </message>
    <message>
        <source>The Wi-Fi is one for guests that keeps phones apart: take another, or make the phone&apos;s own hotspot the Wi-Fi.</source>
        <translation>Le Wi-Fi est réservé aux invités et isole les téléphones : prenez-en un autre, ou le partage de connexion du téléphone.</translation>
    </message>
    <message>
        <source>The phone is on mobile data because this Wi-Fi has no internet: switch mobile data off.</source>
        <translation>Le téléphone passe par les données mobiles parce que ce Wi-Fi n’a pas d’internet : coupez les données mobiles.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WifiPanel</name>
    <message>
        <source>The Wi-Fi as a code too</source>
        <translation>Le Wi-Fi en code aussi</translation>
    </message>
    <message>
        <source>Phones that scan it join the Wi-Fi without typing.</source>
        <translation>Les téléphones qui le scannent rejoignent le Wi-Fi sans rien taper.</translation>
    </message>
    <message>
        <source>&amp;Name of the Wi-Fi</source>
        <translation>&amp;Nom du Wi-Fi</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Mot de passe</translation>
    </message>
    <message>
        <source>&amp;Remember both on this computer</source>
        <translation>&amp;Garder les deux sur cet ordinateur</translation>
    </message>
    <message>
        <source>Where there is no Wi-Fi, or one that keeps phones apart, this computer can be one itself. As long as it is, it is in no other Wi-Fi.</source>
        <translation>Là où il n&apos;y a pas de Wi-Fi, ou un Wi-Fi qui sépare les téléphones, cet ordinateur peut en être un lui-même. Tant qu&apos;il l&apos;est, il n&apos;est dans aucun autre Wi-Fi.</translation>
    </message>
    <message>
        <source>This computer is a Wi-Fi now: %1</source>
        <translation>Cet ordinateur est maintenant un Wi-Fi : %1</translation>
    </message>
    <message>
        <source>This computer is no Wi-Fi any more.</source>
        <translation>Cet ordinateur n&apos;est plus un Wi-Fi.</translation>
    </message>
    <message>
        <source>NetworkManager makes no Wi-Fi of this computer, and doesn&apos;t say why.</source>
        <translation>NetworkManager ne fait pas de cet ordinateur un Wi-Fi, et ne dit pas pourquoi.</translation>
    </message>
    <message>
        <source>NetworkManager makes no Wi-Fi of this computer: %1</source>
        <translation>NetworkManager ne fait pas de cet ordinateur un Wi-Fi : %1</translation>
    </message>
    <message>
        <source>Making a Wi-Fi…</source>
        <translation>Création d&apos;un Wi-Fi…</translation>
    </message>
    <message>
        <source>Ending the Wi-Fi…</source>
        <translation>Fin du Wi-Fi…</translation>
    </message>
    <message>
        <source>&amp;End this computer&apos;s Wi-Fi</source>
        <translation>&amp;Arrêter le Wi-Fi de cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Make this computer a Wi-Fi</source>
        <translation>Faire de cet ordinateur un &amp;Wi-Fi</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::StaffCodes</name>
    <message>
        <source>Organiser&apos;s code</source>
        <translation>Code de l’organisateur</translation>
    </message>
    <message>
        <source>Codes for who helps</source>
        <translation>Codes de qui aide</translation>
    </message>
    <message>
        <source>Typed on a phone, under “I help or organise”: a helper checks people in and enters results, an arbiter also corrects them, the organiser does everything. Close this before a projector shows it.</source>
        <translation>Tapés sur un téléphone, sous « J’aide ou j’organise » : qui aide inscrit les présents et saisit les résultats, l’arbitre les corrige aussi, l’organisateur fait tout. Refermez avant qu’un projecteur ne le montre.</translation>
    </message>
    <message>
        <source>Helpers&apos; code</source>
        <translation>Code des aides</translation>
    </message>
    <message>
        <source>Arbiter&apos;s code</source>
        <translation>Code de l’arbitre</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OpeningForm</name>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>&amp;Open to phones</source>
        <translation>&amp;Ouvrir aux téléphones</translation>
    </message>
    <message>
        <source>Whoever is in the same Wi-Fi plays on a phone or a laptop, in its browser: this computer gives out a page, and no internet is needed. It is the same club as here: members, matches and points.</source>
        <translation>Qui est dans le même Wi-Fi joue sur un téléphone ou un portable, dans le navigateur : cet ordinateur donne une page, et il ne faut pas d’internet. C’est le même club qu’ici : membres, parties et points.</translation>
    </message>
    <message>
        <source>Name of the &amp;club on the page</source>
        <translation>Nom du &amp;club sur la page</translation>
    </message>
    <message>
        <source>&amp;Guests need the code of the evening</source>
        <translation>Les &amp;invités ont besoin du code de la soirée</translation>
    </message>
    <message>
        <source>&amp;Spectators see games</source>
        <translation>Les &amp;spectateurs voient les parties</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>tout de suite</translation>
    </message>
    <message>
        <source>1 minute late</source>
        <translation>1 minute plus tard</translation>
    </message>
    <message>
        <source>%1 minutes late</source>
        <translation>%1 minutes plus tard</translation>
    </message>
    <message>
        <source>1 move late</source>
        <translation>1 coup plus tard</translation>
    </message>
    <message>
        <source>%1 moves late</source>
        <translation>%1 coups plus tard</translation>
    </message>
    <message>
        <source>Open on another &amp;port</source>
        <translation>Prendre un autre &amp;port</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BalanceDialog</name>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Saisir</translation>
    </message>
    <message>
        <source>Earned elsewhere</source>
        <translation>Gagné ailleurs</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Entered once, and part of the standings from then on: for a season that begins in its middle.</source>
        <translation>Saisi une fois, et compté dès lors au classement : pour une saison qui commence en son milieu.</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>comme saisi</translation>
    </message>
    <message>
        <source>such as: rounds 1 to 5 on paper</source>
        <translation>par exemple : rondes 1 à 5 sur papier</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Points :</translation>
    </message>
    <message>
        <source>&amp;Status:</source>
        <translation>S&amp;tatut :</translation>
    </message>
    <message>
        <source>Ra&amp;ting:</source>
        <translation>&amp;Cote :</translation>
    </message>
    <message>
        <source>Rea&amp;son:</source>
        <translation>&amp;Raison :</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KindFields</name>
    <message>
        <source>Boards of a team:</source>
        <translation>Plateaux par équipe :</translation>
    </message>
    <message>
        <source>Groups:</source>
        <translation>Poules :</translation>
    </message>
    <message>
        <source>Points of a grade:</source>
        <translation>Points par niveau :</translation>
    </message>
    <message>
        <source>Whoever has no grade written starts by rating: one grade higher for each so many points.</source>
        <translation>Qui n&apos;a pas de niveau écrit commence selon sa cote : un niveau de plus pour ce nombre de points.</translation>
    </message>
    <message>
        <source>Highest grade:</source>
        <translation>Niveau le plus haut :</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>All from this grade up start equal.</source>
        <translation>Tous commencent à égalité à partir de ce niveau.</translation>
    </message>
    <message>
        <source>Places up:</source>
        <translation>Places plus haut :</translation>
    </message>
    <message>
        <source>So many places higher may be challenged.</source>
        <translation>On peut défier jusque-là plus haut.</translation>
    </message>
    <message>
        <source>Days to play:</source>
        <translation>Jours pour jouer :</translation>
    </message>
    <message>
        <source>A challenge that isn&apos;t played by then is lost for the one challenged.</source>
        <translation>Un défi qui n&apos;est pas joué d&apos;ici là est perdu pour la personne défiée.</translation>
    </message>
    <message>
        <source>Who loses:</source>
        <translation>Qui perd :</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>est éliminé</translation>
    </message>
    <message>
        <source>plays a second cup</source>
        <translation>joue une seconde coupe</translation>
    </message>
    <message>
        <source>has a second chance</source>
        <translation>a une seconde chance</translation>
    </message>
    <message>
        <source>plays for a place</source>
        <translation>joue pour une place</translation>
    </message>
    <message>
        <source>While level:</source>
        <translation>En cas d&apos;égalité :</translation>
    </message>
    <message>
        <source>no more games</source>
        <translation>plus de parties</translation>
    </message>
    <message>
        <source>Clocks with commas between them, such as 10m,5m: two more games with each in turn.</source>
        <translation>Pendules séparées par des virgules, comme 10m,5m : deux parties de plus avec chacune à son tour.</translation>
    </message>
    <message>
        <source>Late corrections leave the table as it was</source>
        <translation>Les corrections tardives laissent le tableau tel quel</translation>
    </message>
    <message>
        <source>What is corrected two rounds later counts for ratings and the record alone.</source>
        <translation>Ce qui est corrigé deux rondes plus tard ne compte que pour les cotes et les archives.</translation>
    </message>
    <message>
        <source>A level match:</source>
        <translation>Un match à égalité :</translation>
    </message>
    <message>
        <source>is decided by you</source>
        <translation>est décidé par vous</translation>
    </message>
    <message>
        <source>is won by the second side</source>
        <translation>est gagné par le camp 2</translation>
    </message>
    <message>
        <source>is decided by lot</source>
        <translation>est tiré au sort</translation>
    </message>
    <message>
        <source>is won by the higher seed</source>
        <translation>est gagné par le mieux classé</translation>
    </message>
    <message>
        <source>Teams stand by:</source>
        <translation>Équipes classées par :</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>matchs gagnés</translation>
    </message>
    <message>
        <source>points of all boards</source>
        <translation>points de tous les plateaux</translation>
    </message>
    <message>
        <source>The third place is played out</source>
        <translation>La troisième place est jouée</translation>
    </message>
    <message>
        <source>The weaker one gets a handicap</source>
        <translation>Le plus faible reçoit un handicap</translation>
    </message>
    <message>
        <source>Winner and loser change places</source>
        <translation>Gagnant et perdant échangent leurs places</translation>
    </message>
    <message>
        <source>Else all between them move down one place.</source>
        <translation>Sinon tous entre eux descendent d&apos;une place.</translation>
    </message>
    <message>
        <source>The stronger half begins ahead, for pairing alone</source>
        <translation>La moitié la plus forte part devant, pour les appariements seuls</translation>
    </message>
    <message>
        <source>Series:</source>
        <translation>Série :</translation>
    </message>
    <message>
        <source>Evenings with the same name of a series count together.</source>
        <translation>Les soirées avec le même nom de série comptent ensemble.</translation>
    </message>
    <message>
        <source>An evening gives:</source>
        <translation>Une soirée donne :</translation>
    </message>
    <message>
        <source>100 down to 0</source>
        <translation>de 100 à 0</translation>
    </message>
    <message>
        <source>the points won</source>
        <translation>les points gagnés</translation>
    </message>
    <message>
        <source>points for an all-round table of games</source>
        <translation>des points pour un classement de tous les jeux</translation>
    </message>
    <message>
        <source>So many count:</source>
        <translation>Combien comptent :</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Lowest grade:</source>
        <translation>Niveau le plus bas :</translation>
    </message>
    <message>
        <source>All from this grade down start equal, and so does who has no grade.</source>
        <translation>Tous commencent à égalité à partir de ce niveau et en dessous, comme ceux qui n’ont pas de niveau.</translation>
    </message>
    <message>
        <source>People play for teams</source>
        <translation>On joue pour des équipes</translation>
    </message>
    <message>
        <source>The points of its people are a team&apos;s; they don&apos;t meet each other.</source>
        <translation>Les points de ses membres sont ceux de l’équipe ; ils ne se rencontrent pas.</translation>
    </message>
    <message>
        <source>Of a team count:</source>
        <translation>D’une équipe comptent :</translation>
    </message>
    <message>
        <source>So many of its people, the best ones.</source>
        <translation>Autant de ses membres, les meilleurs.</translation>
    </message>
    <message>
        <source>points for each place</source>
        <translation>des points pour chaque place</translation>
    </message>
    <message>
        <source>Points of places:</source>
        <translation>Points des places :</translation>
    </message>
    <message>
        <source>such as: 12 8 5 3 2 1</source>
        <translation>comme : 12 8 5 3 2 1</translation>
    </message>
    <message>
        <source>The first place first, with blanks between; places after the last get nothing.</source>
        <translation>La première place d’abord, séparées par des espaces ; les places après la dernière ne donnent rien.</translation>
    </message>
    <message>
        <source>People of one club or family meet early</source>
        <translation>Ceux d’un même club ou d’une famille se rencontrent tôt</translation>
    </message>
    <message>
        <source>So that nobody can help somebody of his own at the end.</source>
        <translation>Pour que personne ne puisse en aider un autre à la fin.</translation>
    </message>
    <message>
        <source>Minutes alone:</source>
        <translation>Minutes seul :</translation>
    </message>
    <message>
        <source>Whoever has waited so long with nobody to play may play the computer meanwhile.</source>
        <translation>Qui attend aussi longtemps sans adversaire peut jouer contre l’ordinateur entre-temps.</translation>
    </message>
    <message>
        <source>In any order, until:</source>
        <translation>Ordre libre, jusqu’au :</translation>
    </message>
    <message>
        <source>round by round</source>
        <translation>ronde par ronde</translation>
    </message>
    <message>
        <source>The last day, such as 31-3-2027: all rounds are published at once, and people play them as they like.</source>
        <translation>Le dernier jour, comme 31/3/2027 : toutes les rondes sont publiées d’un coup, et chacun les joue à son gré.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SeriesDialog</name>
    <message>
        <source>Series %1</source>
        <translation>Série %1</translation>
    </message>
    <message>
        <source>Evenings so far: %1</source>
        <translation>Soirées jusqu&apos;ici : %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Results, the best first</source>
        <translation>Résultats, le meilleur en premier</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WhatIfDialog</name>
    <message>
        <source>What if the last boards end so</source>
        <translation>Et si les dernières parties finissent ainsi</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Nothing is entered: these are the standings if it comes so.</source>
        <translation>Rien n&apos;est saisi : c&apos;est le classement si cela arrive.</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>encore ouvert</translation>
    </message>
    <message>
        <source>if it comes so</source>
        <translation>si cela arrive</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ReloadBar</name>
    <message>
        <source>Start anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Keep the old rules</source>
        <translation>Garder les anciennes règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesFollower</name>
    <message>
        <source>The rules that this game began with go on: %1</source>
        <translation>Les règles avec lesquelles cette partie a commencé restent en vigueur : %1</translation>
    </message>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>Les règles de %1 restent en vigueur : %2</translation>
    </message>
    <message>
        <source>The file has changed. This game can&apos;t change its rules on the way.</source>
        <translation>Le fichier a changé. Cette partie ne peut pas changer de règles en cours de route.</translation>
    </message>
    <message>
        <source>The file of this game has changed. A rated match keeps the rules that it began with.</source>
        <translation>Le fichier de ce jeu a changé. Une partie classée garde les règles avec lesquelles elle a commencé.</translation>
    </message>
    <message>
        <source>The file of this game has changed. This record keeps the rules that it was opened with.</source>
        <translation>Le fichier de ce jeu a changé. Cette feuille garde les règles avec lesquelles elle a été ouverte.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChangePanel</name>
    <message>
        <source>They can&apos;t be compared: %1</source>
        <translation>Elles ne peuvent pas être comparées : %1</translation>
    </message>
    <message>
        <source>No difference was found: %1 positions, all from the start to depth 2 and those of random games, have the same moves and the same ends.</source>
        <translation>Aucune différence trouvée : %1 positions, toutes celles du début à la profondeur 2 et celles de parties au hasard, ont les mêmes coups et les mêmes fins.</translation>
    </message>
    <message>
        <source>Of %1 random games each: %2 moves a game before, %3 now; the first to move scored %4% before, %5% now.</source>
        <translation>Sur %1 parties au hasard chacune : %2 coups par partie avant, %3 maintenant ; qui commence marquait %4% avant, %5% maintenant.</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>Sur le plateau : %1</translation>
    </message>
    <message>
        <source>Put that position on the board</source>
        <translation>Mettre cette position sur le plateau</translation>
    </message>
    <message>
        <source>Random games are being compared …</source>
        <translation>Des parties au hasard sont comparées …</translation>
    </message>
    <message>
        <source>Save the rules twice, and what the second save has changed is told here.</source>
        <translation>Enregistrez les règles deux fois : ce que la seconde a changé est dit ici.</translation>
    </message>
    <message>
        <source>They part after %1: %2</source>
        <translation>Elles se séparent après %1 : %2</translation>
    </message>
    <message>
        <source>They part at the start: %1</source>
        <translation>Elles se séparent au début : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ConsolePanel</name>
    <message>
        <source>A line of Lua, asked in the position on the board</source>
        <translation>Une ligne de Lua, demandée dans la position du plateau</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>For instance:</source>
        <translation>Par exemple :</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::DebugPanel</name>
    <message>
        <source>No more of this run is kept.</source>
        <translation>Rien de plus de ce déroulement n’est gardé.</translation>
    </message>
    <message>
        <source>No breakpoint comes any more; Step goes on line by line.</source>
        <translation>Il ne vient plus de point d’arrêt ; Pas continue ligne par ligne.</translation>
    </message>
    <message>
        <source>The run is long: press once more to look further.</source>
        <translation>Le déroulement est long : appuyez encore pour voir plus loin.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Line %1 in %2</source>
        <translation>Ligne %1 dans %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Here the run ends.</source>
        <translation>Ici le déroulement finit.</translation>
    </message>
    <message>
        <source>F9, or a click beside a line&apos;s number, sets a breakpoint. Ask the console, or step through a move under Moves: what runs is recorded from the first breakpoint on, to be walked through here, back as well.</source>
        <translation>F9, ou un clic sur un numéro de ligne, pose un point d’arrêt. Interrogez la console, ou suivez un coup sous Coups : ce qui s’exécute est enregistré dès le premier point d’arrêt, pour être parcouru ici, en arrière aussi.</translation>
    </message>
    <message>
        <source>no position at this moment</source>
        <translation>pas de position en ce moment</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>To the next line that runs</source>
        <translation>À la prochaine ligne qui s’exécute</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>Par-dessus</translation>
    </message>
    <message>
        <source>To the next line here, over functions that are called</source>
        <translation>À la prochaine ligne ici, par-dessus les fonctions appelées</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>To whoever has called this function</source>
        <translation>Vers ce qui a appelé cette fonction</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>To the next breakpoint</source>
        <translation>Au prochain point d’arrêt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>To the line that ran before</source>
        <translation>À la ligne exécutée avant</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Leaves this run</source>
        <translation>Quitte ce déroulement</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>No breakpoints</source>
        <translation>Pas de points d’arrêt</translation>
    </message>
    <message>
        <source>Breakpoints: %1</source>
        <translation>Points d’arrêt : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LawsPanel</name>
    <message>
        <source>The laws can&apos;t be tried: %1</source>
        <translation>Les lois ne peuvent pas être essayées : %1</translation>
    </message>
    <message>
        <source>A law is broken.</source>
        <translation>Une loi est enfreinte.</translation>
    </message>
    <message>
        <source>Laws that every rule set keeps: a move back is the same position, a game ends once, and so on.</source>
        <translation>Des lois que toutes les règles respectent : une position se lit comme elle s&apos;écrit, une partie finit une fois, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Lois</translation>
    </message>
    <message>
        <source>No law is broken, as far as five seconds show.</source>
        <translation>Aucune loi n&apos;est enfreinte, autant que cinq secondes le montrent.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The laws are being tried on the file, in another process …</source>
        <translation>Les lois sont essayées sur le fichier, dans un autre processus …</translation>
    </message>
    <message>
        <source>Try the laws</source>
        <translation>Essayer les lois</translation>
    </message>
    <message>
        <source>✗ %1: %2 (seed %3)</source>
        <translation>✗ %1 : %2 (graine %3)</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LawsRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>le programme boardwright manque</translation>
    </message>
    <message>
        <source>the program that tries them has ended early</source>
        <translation>le programme qui les essaie s&apos;est arrêté trop tôt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LinesPanel</name>
    <message>
        <source>The random games aren&apos;t through yet; then line %1 can be looked for.</source>
        <translation>Les parties au hasard ne sont pas finies ; la ligne %1 pourra être cherchée ensuite.</translation>
    </message>
    <message>
        <source>No random games of these rules have been played to their end.</source>
        <translation>Aucune partie au hasard n&apos;a été jouée jusqu&apos;au bout avec ces règles.</translation>
    </message>
    <message>
        <source>Nothing runs on line %1.</source>
        <translation>Rien ne s&apos;exécute à la ligne %1.</translation>
    </message>
    <message>
        <source>Line %1 never ran in %2 random games.</source>
        <translation>La ligne %1 ne s&apos;est jamais exécutée en %2 parties au hasard.</translation>
    </message>
    <message>
        <source>Line %1 runs as the file is read; the start is on the board.</source>
        <translation>La ligne %1 s&apos;exécute à la lecture du fichier ; le début est sur le plateau.</translation>
    </message>
    <message>
        <source>Line %1 ran in %2 of %3 random games.</source>
        <translation>La ligne %1 s&apos;est exécutée dans %2 parties au hasard sur %3.</translation>
    </message>
    <message>
        <source>Here it runs when the moves of %1 are listed.</source>
        <translation>Ici, elle s&apos;exécute quand les coups de %1 sont énumérés.</translation>
    </message>
    <message>
        <source>It runs when chance is asked what may happen, just before this.</source>
        <translation>Elle s&apos;exécute quand on demande au hasard ce qui peut arriver, juste avant.</translation>
    </message>
    <message>
        <source>It ran as chance brought %1.</source>
        <translation>Elle s&apos;est exécutée quand le hasard a donné %1.</translation>
    </message>
    <message>
        <source>Here it runs in the move %1 of %2.</source>
        <translation>Ici, elle s&apos;exécute dans le coup %1 de %2.</translation>
    </message>
    <message>
        <source>Here it runs when positions are compared.</source>
        <translation>Ici, elle s&apos;exécute quand des positions sont comparées.</translation>
    </message>
    <message>
        <source>Here it runs when the moves of %1 are written.</source>
        <translation>Ici, elle s&apos;exécute quand les coups de %1 sont écrits.</translation>
    </message>
    <message>
        <source>Here it runs when the position is written or read.</source>
        <translation>Ici, elle s&apos;exécute quand la position est écrite ou lue.</translation>
    </message>
    <message>
        <source>Here it runs when %1 asks why a move isn&apos;t legal.</source>
        <translation>Ici, elle s&apos;exécute quand %1 demande pourquoi un coup n&apos;est pas permis.</translation>
    </message>
    <message>
        <source>Here it runs in what %1 may see.</source>
        <translation>Ici, elle s&apos;exécute dans ce que %1 peut voir.</translation>
    </message>
    <message>
        <source>Here it runs when the position is valued for %1.</source>
        <translation>Ici, elle s&apos;exécute quand la position est évaluée pour %1.</translation>
    </message>
    <message>
        <source>%1: never – %2</source>
        <comment>line and function, then its text</comment>
        <translation>%1 : jamais – %2</translation>
    </message>
    <message>
        <source>%1: in %2 games – %3</source>
        <comment>line and function, how many games, its text</comment>
        <translation>%1 : dans %2 parties – %3</translation>
    </message>
    <message>
        <source>Lines that never ran, or seldom</source>
        <translation>Lignes qui ne se sont jamais ou rarement exécutées</translation>
    </message>
    <message>
        <source>Grey in the text</source>
        <translation>En gris dans le texte</translation>
    </message>
    <message>
        <source>Lines that never ran are grey in the text</source>
        <translation>Les lignes jamais exécutées sont en gris dans le texte</translation>
    </message>
    <message>
        <source>Put on the board where it runs</source>
        <translation>Mettre sur le plateau où elle s&apos;exécute</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Random games are being played, in another process: %1 of %2 …</source>
        <translation>Des parties au hasard sont jouées, dans un autre processus : %1 sur %2 …</translation>
    </message>
    <message>
        <source>The random games can&apos;t be played: %1</source>
        <translation>Les parties au hasard ne peuvent pas être jouées : %1</translation>
    </message>
    <message>
        <source>%1 of %2 lines never ran in %3 random games, as many as %4 seconds had room for.</source>
        <translation>%1 lignes sur %2 ne se sont jamais exécutées en %3 parties au hasard, autant qu&apos;il en tient en %4 secondes.</translation>
    </message>
    <message>
        <source>%1 of %2 lines never ran in %3 random games.</source>
        <translation>%1 lignes sur %2 ne se sont jamais exécutées en %3 parties au hasard.</translation>
    </message>
    <message>
        <source>Random games after each save show which lines never run.</source>
        <translation>Des parties au hasard après chaque enregistrement montrent quelles lignes ne s&apos;exécutent jamais.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LinesRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>le programme boardwright manque</translation>
    </message>
    <message>
        <source>what the program says can&apos;t be understood</source>
        <translation>ce que dit le programme est incompréhensible</translation>
    </message>
    <message>
        <source>the program that plays them has ended early</source>
        <translation>le programme qui les joue s&apos;est arrêté trop tôt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MovePanel</name>
    <message>
        <source>Step through</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Records which lines run when this move is played, to be walked through</source>
        <translation>Enregistre quelles lignes s’exécutent quand ce coup est joué, pour les parcourir</translation>
    </message>
    <message>
        <source>A move to play; if it isn&apos;t legal the rule says why</source>
        <translation>Un coup à jouer ; s&apos;il n&apos;est pas permis, la règle dit pourquoi</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Coups permis</translation>
    </message>
    <message>
        <source>Legal moves: %1</source>
        <translation>Coups permis : %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Tapez un coup</translation>
    </message>
    <message>
        <source>%1: played by the lines %2</source>
        <translation>%1 : joué par les lignes %2</translation>
    </message>
    <message>
        <source>%1: added by line %2, played by the lines %3</source>
        <translation>%1 : ajouté par la ligne %2, joué par les lignes %3</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::NewScript</name>
    <message>
        <source>Hidden: a bet on a card that the other one doesn&apos;t see</source>
        <translation>Caché : un pari sur une carte que l&apos;autre ne voit pas</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Commencer par :</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Ailleurs…</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier :</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Dice: a throw says which stone moves</source>
        <translation>Dés : un lancer dit quelle pierre bouge</translation>
    </message>
    <message>
        <source>Empty board: who places the last stone wins</source>
        <translation>Plateau vide : qui pose la dernière pierre gagne</translation>
    </message>
    <message>
        <source>Moving pieces: one field ahead, taking diagonally, to the far row</source>
        <translation>Pièces qui bougent : une case en avant, prise en diagonale, vers la dernière rangée</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Ouvrir des règles</translation>
    </message>
    <message>
        <source>Placing stones: four in a row win</source>
        <translation>Poser des pierres : quatre alignées gagnent</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <source>Samples to begin with</source>
        <translation>Exemples pour commencer</translation>
    </message>
    <message>
        <source>The samples are missing beside this program; install it again.</source>
        <translation>Les exemples manquent à côté de ce programme ; installez-le de nouveau.</translation>
    </message>
    <message>
        <source>Where the rules are to be</source>
        <translation>Où les règles seront</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ProblemList</name>
    <message>
        <source>Nothing is wrong, as far as the rules have been read.</source>
        <translation>Aucune erreur, autant que les règles ont été lues.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::SavePanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Into the text</source>
        <translation>Dans le texte</translation>
    </message>
    <message>
        <source>Play by it</source>
        <translation>Jouer avec</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Enregistrées</translation>
    </message>
    <message>
        <source>The board goes on by the rules of this save; the file stays as it is</source>
        <translation>Le plateau continue avec ces règles ; le fichier reste tel quel</translation>
    </message>
    <message>
        <source>The text of this save in place of yours, which Undo brings back</source>
        <translation>Ce texte à la place du vôtre, qu&apos;Annuler ramène</translation>
    </message>
    <message>
        <source>What the rules on the board have changed since this save</source>
        <translation>Ce que les règles du plateau ont changé depuis</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ScriptEditor</name>
    <message>
        <source>Escape leaves the text. Ctrl+G puts a position on the board where the line runs. Ctrl+Space completes a word, F1 tells what it is. F9 sets a breakpoint.</source>
        <translation>Échap quitte le texte. Ctrl+G met sur le plateau une position où la ligne s&apos;exécute. Ctrl+Espace complète un mot, F1 dit ce que c’est. F9 pose un point d’arrêt.</translation>
    </message>
    <message>
        <source>No breakpoint in line %1</source>
        <translation>Pas de point d’arrêt à la ligne %1</translation>
    </message>
    <message>
        <source>Breakpoint in line %1</source>
        <translation>Point d’arrêt à la ligne %1</translation>
    </message>
    <message>
        <source>Take the breakpoint from line %1</source>
        <translation>Enlever le point d’arrêt de la ligne %1</translation>
    </message>
    <message>
        <source>The rules, as text</source>
        <translation>Les règles, en texte</translation>
    </message>
    <message>
        <source>Put a position on the board where line %1 runs</source>
        <translation>Mettre sur le plateau une position où la ligne %1 s&apos;exécute</translation>
    </message>
    <message>
        <source>For instance: %1</source>
        <translation>Par exemple : %1</translation>
    </message>
    <message>
        <source>What is ‘%1’?</source>
        <translation>Qu’est-ce que « %1 » ?</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PackageRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>le programme boardwright est absent</translation>
    </message>
    <message>
        <source>the program that reads packages has ended early</source>
        <translation>le programme qui lit les paquets s’est arrêté trop tôt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::PackagesDialog</name>
    <message>
        <source>Install a game</source>
        <translation>Installer un jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>The package is being read…</source>
        <translation>Lecture du paquet…</translation>
    </message>
    <message>
        <source>Not from %1</source>
        <translation>Pas de %1</translation>
    </message>
    <message>
        <source>This package says that it is from %1, but it is signed by somebody else than last time. Ask %1 before you install it.</source>
        <translation>Ce paquet dit venir de %1, mais il a été signé par quelqu’un d’autre que la dernière fois. Demandez à %1 avant de l’installer.</translation>
    </message>
    <message>
        <source>&amp;Install it</source>
        <translation>&amp;Installer</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t install</source>
        <translation>&amp;Ne pas installer</translation>
    </message>
    <message>
        <source>Nothing has been installed.</source>
        <translation>Rien n’a été installé.</translation>
    </message>
    <message>
        <source>The laws that all games keep are being tried…</source>
        <translation>Vérification des lois que tous les jeux respectent…</translation>
    </message>
    <message>
        <source>%1 %2 is installed.</source>
        <translation>%1 %2 est installé.</translation>
    </message>
    <message>
        <source>The version before is played again.</source>
        <translation>On joue de nouveau la version précédente.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Is %1 to be removed with all its versions? Records of games that were played stay.</source>
        <translation>Supprimer %1 avec toutes ses versions ? Les parties enregistrées restent.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 est supprimé.</translation>
    </message>
    <message>
        <source>not from %1</source>
        <translation>pas de %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 (is played)</source>
        <translation>%1 (jouée)</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Games that others have made. Drop a file such as river.bwgame on the window, or choose one.</source>
        <translation>Jeux faits par d’autres. Déposez un fichier comme river.bwgame sur la fenêtre, ou choisissez-en un.</translation>
    </message>
    <message>
        <source>&amp;Install from a file…</source>
        <translation>&amp;Installer depuis un fichier…</translation>
    </message>
    <message>
        <source>&amp;Back to the version before</source>
        <translation>&amp;Revenir à la version précédente</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Installed games</source>
        <translation>Jeux installés</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopBoard</name>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Mend the rules and save them.</source>
        <translation>Corrigez les règles et enregistrez-les.</translation>
    </message>
    <message>
        <source>Moves so far: %1</source>
        <translation>Coups jusqu&apos;ici : %1</translation>
    </message>
    <message>
        <source>Nothing to play yet</source>
        <translation>Rien à jouer encore</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopPage</name>
    <message>
        <source>The rules aren&apos;t saved as they are now.</source>
        <translation>Les règles ne sont pas enregistrées telles qu&apos;elles sont.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Workshop: %1</source>
        <translation>Atelier : %1</translation>
    </message>
    <message>
        <source>These aren&apos;t declared in a way that can be changed here; write them into the text yourself: %1</source>
        <translation>Ceux-ci ne sont pas déclarés d’une façon modifiable ici ; écrivez-les vous-même dans le texte : %1</translation>
    </message>
    <message>
        <source>In the text now, to be saved or undone: %1</source>
        <translation>Dans le texte maintenant, à enregistrer ou à annuler : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RulesShare</name>
    <message>
        <source>Share these rules</source>
        <translation>Partager ces règles</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>The laws that all games keep are being tried…</source>
        <translation>Vérification des lois que tous les jeux respectent…</translation>
    </message>
    <message>
        <source>%1 is made, signed as %2. Whoever gets it drops it on the window.</source>
        <translation>%1 est prêt, signé par %2. Il suffit de déposer le fichier sur la fenêtre.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::BenchHands</name>
    <message>
        <source>These rules can&apos;t be asked.</source>
        <translation>Ces règles ne peuvent pas être interrogées.</translation>
    </message>
    <message>
        <source>There is no position yet: mend the rules and save them.</source>
        <translation>Il n&apos;y a pas encore de position : corrigez les règles et enregistrez-les.</translation>
    </message>
    <message>
        <source>Save first: the random games were played by the rules as they are saved.</source>
        <translation>Enregistrez d&apos;abord : les parties au hasard ont été jouées avec les règles enregistrées.</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>un spectateur</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::RunTracer</name>
    <message>
        <source>Save first: what is recorded are the lines of the rules that play.</source>
        <translation>Enregistrez d’abord : ce sont les lignes des règles jouées qui sont enregistrées.</translation>
    </message>
    <message>
        <source>%1: no breakpoint was passed.</source>
        <translation>%1 : aucun point d’arrêt n’a été passé.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LiveRules</name>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>Les règles de %1 continuent : %2</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TheirsQuestion</name>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l&apos;autre</translation>
    </message>
    <message>
        <source>The file has been changed by another program, and here as well. Save writes yours over it.</source>
        <translation>Le fichier a été changé par un autre programme, et ici aussi. Enregistrer écrit le vôtre par-dessus.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopTabs</name>
    <message>
        <source>Debugger</source>
        <translation>Débogueur</translation>
    </message>
    <message>
        <source>About these rules</source>
        <translation>Sur ces règles</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Lois</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Enregistrées</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Sur téléphone</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::WorkshopHead</name>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non enregistré</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jouer sur téléphone</translation>
    </message>
    <message>
        <source>Look into</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>&amp;Tune…</source>
        <translation>&amp;Ajuster…</translation>
    </message>
    <message>
        <source>The same &amp;game as…</source>
        <translation>Le même &amp;jeu que…</translation>
    </message>
    <message>
        <source>&amp;Sheet of the rules…</source>
        <translation>&amp;Feuille des règles…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TrialPanel</name>
    <message>
        <source>Trial: %1</source>
        <translation>Essai : %1</translation>
    </message>
    <message>
        <source>Open to phones: %1</source>
        <translation>Ouvert aux téléphones : %1</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>Personne n’est encore là.</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Présents : %1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>Closing…</source>
        <translation>Fermeture…</translation>
    </message>
    <message>
        <source>Close to phones</source>
        <translation>Fermer aux téléphones</translation>
    </message>
    <message>
        <source>Open to phones</source>
        <translation>Ouvrir aux téléphones</translation>
    </message>
    <message>
        <source>Scan the code and play. Nothing counts. A game keeps its rules; the next one takes those that were saved last.</source>
        <translation>Scannez le code et jouez. Rien ne compte. Une partie garde ses règles ; la suivante prend celles enregistrées en dernier.</translation>
    </message>
    <message>
        <source>Whoever is in the same network plays these rules on a phone, and writes you a line with a position afterwards.</source>
        <translation>Quiconque est sur le même réseau joue ces règles sur un téléphone, puis vous écrit une ligne avec une position.</translation>
    </message>
    <message>
        <source>%1 writes: %2</source>
        <translation>%1 écrit : %2</translation>
    </message>
    <message>
        <source>What people have written</source>
        <translation>Ce qui a été écrit</translation>
    </message>
    <message>
        <source>Go to the position</source>
        <translation>Aller à la position</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2 : %3</translation>
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
        <translation>Chaque règle numérotée de %1 avec la plus petite position où elle agit, trouvée par des parties au hasard.</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>&amp;Ouvrir la page</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>A sheet of the rules</source>
        <translation>Une feuille des règles</translation>
    </message>
    <message>
        <source>Games that have been played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Random games:</source>
        <translation>Parties au hasard :</translation>
    </message>
    <message>
        <source>The games are being played…</source>
        <translation>Les parties se jouent…</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Enregistrer la feuille</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 est écrit.</translation>
    </message>
    <message>
        <source>No program here opens pages; save the sheet and open it elsewhere.</source>
        <translation>Aucun programme n’ouvre de pages ici ; enregistrez la feuille et ouvrez-la ailleurs.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Make the sheet</source>
        <translation>&amp;Faire la feuille</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ToolRun</name>
    <message>
        <source>the program boardwright is missing</source>
        <translation>le programme boardwright manque</translation>
    </message>
    <message>
        <source>What the program that does the work says can&apos;t be understood.</source>
        <translation>Ce que dit le programme qui fait le travail est incompréhensible.</translation>
    </message>
    <message>
        <source>The program that does the work has crashed; the rules may be at fault. Nothing else is lost.</source>
        <translation>Le programme qui fait le travail a planté ; les règles en sont peut-être la cause. Rien d’autre n’est perdu.</translation>
    </message>
    <message>
        <source>the program that does the work has ended early</source>
        <translation>le programme qui fait le travail s’est arrêté trop tôt</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TuneDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Ask anew</source>
        <translation>Demander à &amp;nouveau</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>&amp;Prendre ces valeurs</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Tune %1</source>
        <translation>Ajuster %1</translation>
    </message>
    <message>
        <source>How far the search is</source>
        <translation>Où en est la recherche</translation>
    </message>
    <message>
        <source>The games begin…</source>
        <translation>Les parties commencent…</translation>
    </message>
    <message>
        <source>What is known is being put together…</source>
        <translation>Ce qui est connu est rassemblé…</translation>
    </message>
    <message>
        <source>Search, round %1 of %2: %3 value sets</source>
        <translation>Recherche, tour %1 sur %2 : %3 jeux de valeurs</translation>
    </message>
    <message>
        <source>Fresh seeds, look %1 of %2: %3 value sets</source>
        <translation>Nouvelles graines, relevé %1 sur %2 : %3 jeux de valeurs</translation>
    </message>
    <message>
        <source>Random play, look %1 of %2: %3 value sets</source>
        <translation>Jeu au hasard, relevé %1 sur %2 : %3 jeux de valeurs</translation>
    </message>
    <message>
        <source>%1 of at most %2 games</source>
        <translation>%1 parties sur %2 au plus</translation>
    </message>
    <message>
        <source>Save what was found</source>
        <translation>Enregistrer ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Tous les chiffres</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 est écrit.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TuneForm</name>
    <message>
        <source>What is tried</source>
        <translation>Ce qui est essayé</translation>
    </message>
    <message>
        <source>All combinations of what is ticked; the others stay as they usually are.</source>
        <translation>Toutes les combinaisons de ce qui est coché ; les autres restent comme d’habitude.</translation>
    </message>
    <message>
        <source>%1: on and off</source>
        <translation>%1 : avec et sans</translation>
    </message>
    <message>
        <source>%1: all that can be chosen (%2)</source>
        <translation>%1 : tous les choix (%2)</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation>par pas de</translation>
    </message>
    <message>
        <source>This game has no parameter that could be tried. In a script integer(…), flag(…) and choice(…) make some.</source>
        <translation>Ce jeu n’a pas de paramètre à essayer. Dans un script, integer(…), flag(…) et choice(…) en créent.</translation>
    </message>
    <message>
        <source>What is to be met</source>
        <translation>Ce qu’il faut atteindre</translation>
    </message>
    <message>
        <source>All of it at once. A limit that is left empty doesn&apos;t count; shares are in percent.</source>
        <translation>Tout à la fois. Une limite vide ne compte pas ; les parts sont en pour cent.</translation>
    </message>
    <message>
        <source>choose a figure</source>
        <translation>choisissez un chiffre</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>rien de plus</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <translation>Objectif %1</translation>
    </message>
    <message>
        <source>What is preferred</source>
        <translation>Ce qui est préféré</translation>
    </message>
    <message>
        <source>Among those that meet the goals; it may be left out.</source>
        <translation>Parmi ceux qui atteignent les objectifs ; facultatif.</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>Preference %1</source>
        <translation>Préférence %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>A third of the games searches, the rest is played on fresh seeds.</source>
        <translation>Un tiers des parties cherche, le reste se joue avec de nouvelles graines.</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Joueurs :</translation>
    </message>
    <message>
        <source>Games at most:</source>
        <translation>Parties au plus :</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine :</translation>
    </message>
    <message>
        <source>Value sets: %1</source>
        <translation>Jeux de valeurs : %1</translation>
    </message>
    <message>
        <source>%1: ‘%2’ is no number.</source>
        <translation>%1 : « %2 » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>%1: say from where, up to where, or both.</source>
        <translation>%1 : dites à partir d’où, jusqu’où, ou les deux.</translation>
    </message>
    <message>
        <source>%1: the first limit must be less than the second.</source>
        <translation>%1 : la première limite doit être inférieure à la seconde.</translation>
    </message>
    <message>
        <source>%1: the first number must not be more than the second.</source>
        <translation>%1 : le premier nombre ne doit pas dépasser le second.</translation>
    </message>
    <message>
        <source>Tick what is to be tried.</source>
        <translation>Cochez ce qui doit être essayé.</translation>
    </message>
    <message>
        <source>Choose what is to be met.</source>
        <translation>Choisissez ce qu’il faut atteindre.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::TwinDialog</name>
    <message>
        <source>Is %1 the same game as</source>
        <translation>%1 est-il le même jeu que</translation>
    </message>
    <message>
        <source>All moves to depth:</source>
        <translation>Tous les coups jusqu’à la profondeur :</translation>
    </message>
    <message>
        <source>Random games:</source>
        <translation>Parties au hasard :</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Un coup en &amp;arrière</translation>
    </message>
    <message>
        <source>One move o&amp;n</source>
        <translation>Un coup en a&amp;vant</translation>
    </message>
    <message>
        <source>To the &amp;difference</source>
        <translation>À la différ&amp;ence</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The same game?</source>
        <translation>Le même jeu ?</translation>
    </message>
    <message>
        <source>The other rules</source>
        <translation>Les autres règles</translation>
    </message>
    <message>
        <source>Games in one file</source>
        <translation>Jeux en un fichier</translation>
    </message>
    <message>
        <source>Stopped: no difference was found so far.</source>
        <translation>Arrêté : aucune différence n’a été trouvée jusqu’ici.</translation>
    </message>
    <message>
        <source>Choose a game, or a file.</source>
        <translation>Choisissez un jeu ou un fichier.</translation>
    </message>
    <message>
        <source>They are being compared…</source>
        <translation>Comparaison en cours…</translation>
    </message>
    <message>
        <source>%1 positions are the same so far; random games: %2 of %3</source>
        <translation>%1 positions identiques jusqu’ici ; parties au hasard : %2 sur %3</translation>
    </message>
    <message>
        <source>The same: %1 positions, all to depth %2 and those of %3 random games.</source>
        <translation>Identiques : %1 positions, toutes jusqu’à la profondeur %2 et celles de %3 parties au hasard.</translation>
    </message>
    <message>
        <source>They part at the start: %1</source>
        <translation>Ils se séparent dès le début : %1</translation>
    </message>
    <message>
        <source>They part after move %1: %2</source>
        <translation>Ils se séparent après le coup %1 : %2</translation>
    </message>
    <message>
        <source>%1 is legal here.</source>
        <translation>%1 est permis ici.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t legal here; these rules don&apos;t say why.</source>
        <translation>%1 n’est pas permis ici ; ces règles ne disent pas pourquoi.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
</context>
<context>
    <name>ScriptHelp</name>
    <message>
        <source>Says what the game is called, who plays, and which kinds of pieces there are.</source>
        <translation>Dit comment s’appelle le jeu, qui joue et quelles sortes de pièces il y a.</translation>
    </message>
    <message>
        <source>A parameter that is a whole number: usual, least and greatest value.</source>
        <translation>Un paramètre entier : valeur habituelle, la plus petite et la plus grande.</translation>
    </message>
    <message>
        <source>A parameter that is on or off.</source>
        <translation>Un paramètre activé ou désactivé.</translation>
    </message>
    <message>
        <source>A parameter that is one of several words.</source>
        <translation>Un paramètre qui est un mot parmi plusieurs.</translation>
    </message>
    <message>
        <source>A board of squares, in columns and rows.</source>
        <translation>Un plateau de cases, en colonnes et rangées.</translation>
    </message>
    <message>
        <source>A board on the crossings of lines.</source>
        <translation>Un plateau aux croisements de lignes.</translation>
    </message>
    <message>
        <source>Hexagons as Hex has them: each row half a field further to the right.</source>
        <translation>Des hexagones comme à Hex : chaque rangée décalée d’une demi-case vers la droite.</translation>
    </message>
    <message>
        <source>A hexagon of hexagons with so many on a side.</source>
        <translation>Un hexagone d’hexagones, avec autant de cases par côté.</translation>
    </message>
    <message>
        <source>A star of hexagons with six points of so many rows.</source>
        <translation>Une étoile d’hexagones à six pointes d’autant de rangées.</translation>
    </message>
    <message>
        <source>A triangle of hexagons, as Y has it.</source>
        <translation>Un triangle d’hexagones, comme à Y.</translation>
    </message>
    <message>
        <source>Fields of your own, by name and centre, and the lines that join them.</source>
        <translation>Vos propres cases, par nom et centre, et les lignes qui les relient.</translation>
    </message>
    <message>
        <source>The 24 points of Nine Men&apos;s Morris.</source>
        <translation>Les 24 points du jeu du moulin.</translation>
    </message>
    <message>
        <source>Behind the board: pieces lie on each other, so many at most.</source>
        <translation>Après le plateau : les pièces s’empilent, tant au plus.</translation>
    </message>
    <message>
        <source>A part of the board that belongs to a seat, or to nobody with 0.</source>
        <translation>Une partie du plateau qui appartient à un joueur, ou à personne avec 0.</translation>
    </message>
    <message>
        <source>What a position remembers besides the board.</source>
        <translation>Ce qu’une position retient en plus du plateau.</translation>
    </message>
    <message>
        <source>In state: a whole number from 0 to this.</source>
        <translation>Dans state : un entier de 0 à ce nombre.</translation>
    </message>
    <message>
        <source>In state: so many whole numbers, each from 0 to the second.</source>
        <translation>Dans state : autant d’entiers, chacun de 0 au second.</translation>
    </message>
    <message>
        <source>In state: so many sets of fields, quick to join and to count.</source>
        <translation>Dans state : autant d’ensembles de cases, rapides à réunir et à compter.</translation>
    </message>
    <message>
        <source>The numbered rules, for people.</source>
        <translation>Les règles numérotées, pour les gens.</translation>
    </message>
    <message>
        <source>Says which rule forbids a move that somebody might try; does nothing while a game is played.</source>
        <translation>Dit quelle règle interdit un coup qu’on pourrait essayer ; ne fait rien pendant une partie.</translation>
    </message>
    <message>
        <source>Says which rule a move has used; does nothing while a game is played.</source>
        <translation>Dit quelle règle un coup a utilisée ; ne fait rien pendant une partie.</translation>
    </message>
    <message>
        <source>Whether somebody asks why: what is worked out for no alone can be left out else.</source>
        <translation>Si quelqu’un demande pourquoi : ce qui ne sert qu’à no peut être omis sinon.</translation>
    </message>
    <message>
        <source>Ends the game: this seat has won, for this reason.</source>
        <translation>Termine la partie : ce joueur a gagné, pour cette raison.</translation>
    </message>
    <message>
        <source>Ends the game in a draw, for this reason.</source>
        <translation>Termine la partie par la nulle, pour cette raison.</translation>
    </message>
    <message>
        <source>Ends the game with these half points, one number for each seat.</source>
        <translation>Termine la partie avec ces demi-points, un nombre par joueur.</translation>
    </message>
    <message>
        <source>The board: its fields, and the ways between them.</source>
        <translation>Le plateau : ses cases et les chemins entre elles.</translation>
    </message>
    <message>
        <source>Fills the first position; nothing stands anywhere, and seat 1 is on turn.</source>
        <translation>Remplit la position de départ ; rien n’est posé et le joueur 1 a le trait.</translation>
    </message>
    <message>
        <source>Adds each legal move of this seat.</source>
        <translation>Ajoute chaque coup permis de ce joueur.</translation>
    </message>
    <message>
        <source>Plays a move; it gets what add got.</source>
        <translation>Joue un coup ; reçoit ce que add a reçu.</translation>
    </message>
    <message>
        <source>Adds each event of dice or cards with its weight, while p.turn is 0.</source>
        <translation>Ajoute chaque événement de dés ou de cartes avec son poids, tant que p.turn vaut 0.</translation>
    </message>
    <message>
        <source>Takes away what this seat may not see; 0 is who watches.</source>
        <translation>Retire ce que ce joueur ne doit pas voir ; 0 est le spectateur.</translation>
    </message>
    <message>
        <source>How good a position is for this seat, in Elo points.</source>
        <translation>La valeur d’une position pour ce joueur, en points Elo.</translation>
    </message>
    <message>
        <source>Returns a sentence if a position that somebody has typed can&apos;t be.</source>
        <translation>Rend une phrase si une position saisie est impossible.</translation>
    </message>
    <message>
        <source>A move&apos;s text, where fields with hyphens won&apos;t do.</source>
        <translation>Le texte d’un coup, quand des cases avec tirets ne suffisent pas.</translation>
    </message>
    <message>
        <source>A move&apos;s text for machines, such as e2e4.</source>
        <translation>Le texte d’un coup pour les machines, comme e2e4.</translation>
    </message>
    <message>
        <source>Takes away, on a copy, what a repetition doesn&apos;t look at.</source>
        <translation>Retire, sur une copie, ce que la répétition ne regarde pas.</translation>
    </message>
    <message>
        <source>A position as people write it, such as FEN.</source>
        <translation>Une position comme les gens l’écrivent, par exemple FEN.</translation>
    </message>
    <message>
        <source>Fills an empty position from a text, or returns a sentence if it can&apos;t be.</source>
        <translation>Remplit une position vide d’après un texte, ou rend une phrase si c’est impossible.</translation>
    </message>
    <message>
        <source>In moves: one legal move, by fields, a word, or a list of steps.</source>
        <translation>Dans moves : un coup permis, par cases, un mot ou une liste d’étapes.</translation>
    </message>
    <message>
        <source>What stands on a field: 0 for nothing, else the number of a kind.</source>
        <translation>Ce qui est sur une case : 0 pour rien, sinon le numéro d’une sorte.</translation>
    </message>
    <message>
        <source>Who is on turn: a seat, or 0 for chance.</source>
        <translation>Qui a le trait : un joueur, ou 0 pour le hasard.</translation>
    </message>
    <message>
        <source>How many fields the board has.</source>
        <translation>Le nombre de cases du plateau.</translation>
    </message>
    <message>
        <source>How many columns.</source>
        <translation>Le nombre de colonnes.</translation>
    </message>
    <message>
        <source>How many rows.</source>
        <translation>Le nombre de rangées.</translation>
    </message>
    <message>
        <source>The row of a field.</source>
        <translation>La rangée d’une case.</translation>
    </message>
    <message>
        <source>The column of a field.</source>
        <translation>La colonne d’une case.</translation>
    </message>
    <message>
        <source>What a field is called.</source>
        <translation>Le nom d’une case.</translation>
    </message>
    <message>
        <source>The number of the field of this name.</source>
        <translation>Le numéro de la case de ce nom.</translation>
    </message>
    <message>
        <source>The next field that way, or false at the edge.</source>
        <translation>La case suivante dans cette direction, ou false au bord.</translation>
    </message>
    <message>
        <source>All fields that way, the next first.</source>
        <translation>Toutes les cases dans cette direction, la plus proche d’abord.</translation>
    </message>
    <message>
        <source>All fields of a line through a field, by the number of its axis.</source>
        <translation>Toutes les cases d’une ligne passant par une case, selon le numéro de l’axe.</translation>
    </message>
    <message>
        <source>The next fields in eight ways, or along the lines.</source>
        <translation>Les cases voisines dans huit directions, ou le long des lignes.</translation>
    </message>
    <message>
        <source>The next fields in four ways, or along the lines.</source>
        <translation>Les cases voisines dans quatre directions, ou le long des lignes.</translation>
    </message>
    <message>
        <source>Whether all pieces of a kind hang together.</source>
        <translation>Si toutes les pièces d’une sorte sont reliées.</translation>
    </message>
    <message>
        <source>The fields that hang together with a field and hold the same.</source>
        <translation>Les cases reliées à une case et qui portent la même chose.</translation>
    </message>
    <message>
        <source>The set of these fields, which may also be a list.</source>
        <translation>L’ensemble de ces cases, ou d’une liste.</translation>
    </message>
    <message>
        <source>The set of all fields.</source>
        <translation>L’ensemble de toutes les cases.</translation>
    </message>
    <message>
        <source>The set of no field.</source>
        <translation>L’ensemble sans cases.</translation>
    </message>
    <message>
        <source>The set of the fields that hold a kind; 0 is nothing.</source>
        <translation>L’ensemble des cases qui portent une sorte ; 0 veut dire rien.</translation>
    </message>
    <message>
        <source>All fields that way, as a set.</source>
        <translation>Toutes les cases dans cette direction, en ensemble.</translation>
    </message>
    <message>
        <source>All fields of a line through a field, as a set.</source>
        <translation>Toutes les cases d’une ligne par une case, en ensemble.</translation>
    </message>
    <message>
        <source>The fields next to a field, as a set.</source>
        <translation>Les cases voisines d’une case, en ensemble.</translation>
    </message>
    <message>
        <source>The fields next to a set that aren&apos;t in it.</source>
        <translation>Les cases voisines d’un ensemble qui n’en font pas partie.</translation>
    </message>
    <message>
        <source>How many fields a set has.</source>
        <translation>Combien de cases a un ensemble.</translation>
    </message>
    <message>
        <source>Whether a field is in a set.</source>
        <translation>Si une case fait partie d’un ensemble.</translation>
    </message>
    <message>
        <source>Goes through a set, field by field.</source>
        <translation>Parcourt un ensemble, case par case.</translation>
    </message>
    <message>
        <source>The names of a set&apos;s fields, as a text.</source>
        <translation>Les noms des cases d’un ensemble, en texte.</translation>
    </message>
    <message>
        <source>What lies uppermost on a stack, or 0.</source>
        <translation>Ce qui est tout en haut d’une pile, ou 0.</translation>
    </message>
    <message>
        <source>Puts a piece, or all of another stack, on top.</source>
        <translation>Pose une pièce, ou toute une autre pile, par-dessus.</translation>
    </message>
    <message>
        <source>Takes the uppermost piece off a stack and returns it.</source>
        <translation>Enlève la pièce du dessus d’une pile et la renvoie.</translation>
    </message>
    <message>
        <source>Puts a piece, or all of another stack, beneath.</source>
        <translation>Glisse une pièce, ou toute une autre pile, par-dessous.</translation>
    </message>
    <message>
        <source>Goes through a list in its order.</source>
        <translation>Parcourt une liste dans l’ordre.</translation>
    </message>
    <message>
        <source>Goes through a table in the order of its keys.</source>
        <translation>Parcourt une table dans l’ordre de ses clés.</translation>
    </message>
    <message>
        <source>Asks whether a table is empty.</source>
        <translation>Demande si une table est vide.</translation>
    </message>
    <message>
        <source>One of several values, or how many there are.</source>
        <translation>Une valeur parmi plusieurs, ou leur nombre.</translation>
    </message>
    <message>
        <source>What a value is, as a word: number, string, table and so on.</source>
        <translation>Ce qu’est une valeur, en un mot : number, string, table, etc.</translation>
    </message>
    <message>
        <source>A text as a number, or nil.</source>
        <translation>Un texte comme nombre, ou nil.</translation>
    </message>
    <message>
        <source>A value as a text.</source>
        <translation>Une valeur comme texte.</translation>
    </message>
    <message>
        <source>Stops the rules with a sentence.</source>
        <translation>Arrête les règles avec une phrase.</translation>
    </message>
    <message>
        <source>Stops the rules with a sentence unless the value holds.</source>
        <translation>Arrête les règles avec une phrase si la valeur est fausse.</translation>
    </message>
    <message>
        <source>Numbers: abs, max, min, tointeger and others; no random ones.</source>
        <translation>Nombres : abs, max, min, tointeger et d’autres ; pas de hasard.</translation>
    </message>
    <message>
        <source>Texts: sub, byte, char, format and others.</source>
        <translation>Textes : sub, byte, char, format et d’autres.</translation>
    </message>
    <message>
        <source>Lists: insert, remove, concat, sort and others.</source>
        <translation>Listes : insert, remove, concat, sort et d’autres.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::HistoryDialog</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>What was done, the newest first</source>
        <translation>Ce qui a été fait, le plus récent d’abord</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Raison :</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos de</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Check the &amp;lots…</source>
        <translation>&amp;Vérifier les tirages…</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::KeizerFields</name>
    <message>
        <source>Beating the first:</source>
        <translation>Battre le premier :</translation>
    </message>
    <message>
        <source>1½ times the people</source>
        <translation>1½ fois le nombre de participants</translation>
    </message>
    <message>
        <source>So many points; beating the second is worth less, and so on.</source>
        <translation>Tant de points ; battre le deuxième vaut moins, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Less for each place:</source>
        <translation>De moins par place :</translation>
    </message>
    <message>
        <source>For a loss:</source>
        <translation>Pour une défaite :</translation>
    </message>
    <message>
        <source>A share of what beating the opponent is worth, such as 0 or 1/6.</source>
        <translation>Une part de ce que vaut une victoire sur l’adversaire, comme 0 ou 1/6.</translation>
    </message>
    <message>
        <source>For a bye:</source>
        <translation>Pour un exempt :</translation>
    </message>
    <message>
        <source>Excused:</source>
        <translation>Excusé :</translation>
    </message>
    <message>
        <source>Playing for the club:</source>
        <translation>Jouer pour le club :</translation>
    </message>
    <message>
        <source>A share of one&apos;s own value, such as 2/3.</source>
        <translation>Une part de sa propre valeur, comme 2/3.</translation>
    </message>
    <message>
        <source>Excused rounds that count:</source>
        <translation>Rondes excusées qui comptent :</translation>
    </message>
    <message>
        <source>Rounds before two meet again:</source>
        <translation>Rondes avant de se revoir :</translation>
    </message>
    <message>
        <source>Two meet at most:</source>
        <translation>Deux se rencontrent au plus :</translation>
    </message>
    <message>
        <source>as often as it comes</source>
        <translation>autant de fois que cela se présente</translation>
    </message>
    <message>
        <source>One&apos;s own value counts once</source>
        <translation>Sa propre valeur compte une fois</translation>
    </message>
    <message>
        <source>Counted anew only once after each round</source>
        <translation>Recompté une seule fois après chaque ronde</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ApartDialog</name>
    <message>
        <source>&amp;Keep apart</source>
        <translation>&amp;Ne pas opposer</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>Check everybody of a family or of one car: no two of them meet.</source>
        <translation>Cochez tous ceux d’une famille ou d’une même voiture : aucun d’eux n’en rencontre un autre.</translation>
    </message>
    <message>
        <source>People who must not meet each other</source>
        <translation>Personnes qui ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChooseGame</name>
    <message>
        <source>&amp;Both agree</source>
        <translation>Les &amp;deux sont d’accord</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Ce qui se joue</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>%1 chooses, who is ranked higher, and no game twice</source>
        <translation>%1 choisit, étant mieux classé, et aucun jeu deux fois</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::LotsDialog</name>
    <message>
        <source>Lots</source>
        <translation>Tirages au sort</translation>
    </message>
    <message>
        <source>&amp;Draw now</source>
        <translation>&amp;Tirer maintenant</translation>
    </message>
    <message>
        <source>Check code of the next lot</source>
        <translation>Code de contrôle du prochain tirage</translation>
    </message>
    <message>
        <source>Show it to everybody before the draw: the lot can&apos;t be another one afterwards. Words that somebody in the room calls out go into the draw as well.</source>
        <translation>Montrez-le à tous avant le tirage : il ne peut plus être un autre ensuite. Des mots que quelqu’un lance dans la salle y entrent aussi.</translation>
    </message>
    <message>
        <source>&amp;Called out:</source>
        <translation>&amp;Lancé :</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Lots that were drawn, drawn again</source>
        <translation>Tirages faits, refaits</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tiré</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Code de contrôle</translation>
    </message>
    <message>
        <source>Drawn again</source>
        <translation>Refait</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Rien n’a encore été tiré.</translation>
    </message>
</context>
<context>
    <name>LotWords</name>
    <message>
        <source>the order at first</source>
        <translation>l’ordre de départ</translation>
    </message>
    <message>
        <source>sides of round 1</source>
        <translation>côtés de la ronde 1</translation>
    </message>
    <message>
        <source>sides of the evening</source>
        <translation>côtés de la soirée</translation>
    </message>
    <message>
        <source>level match of round %1: %2 – %3</source>
        <translation>match à égalité de la ronde %1 : %2 – %3</translation>
    </message>
    <message>
        <source>the first of the list is second player</source>
        <translation>le premier de la liste joue en second</translation>
    </message>
    <message>
        <source>the first of the list is first player</source>
        <translation>le premier de la liste joue en premier</translation>
    </message>
    <message>
        <source>for each pair as it comes</source>
        <translation>pour chaque paire à son tour</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorde</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>ne concorde pas</translation>
    </message>
    <message>
        <source>Drawn again from its seed %1: it agrees.</source>
        <translation>Refait à partir de la graine %1 : il concorde.</translation>
    </message>
    <message>
        <source>Drawn again from its seed %1: it does not agree.</source>
        <translation>Refait à partir de la graine %1 : il ne concorde pas.</translation>
    </message>
    <message>
        <source>The check code was shown from %1 on, and the lot drawn at %2.</source>
        <translation>Le code de contrôle était visible dès %1, et le tirage a eu lieu à %2.</translation>
    </message>
    <message>
        <source>Its check code was not shown before the draw.</source>
        <translation>Son code de contrôle n’était pas visible avant le tirage.</translation>
    </message>
    <message>
        <source>Called out before: %1</source>
        <translation>Lancé avant : %1</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::OutsideReload</name>
    <message>
        <source>The match goes on by the rules of %1.</source>
        <translation>La partie continue selon les règles de %1.</translation>
    </message>
    <message>
        <source>The rules that this match began with go on: %1</source>
        <translation>Les règles avec lesquelles cette partie a commencé restent en vigueur : %1</translation>
    </message>
    <message>
        <source>The rules of %1 go on: %2</source>
        <translation>Les règles de %1 restent en vigueur : %2</translation>
    </message>
    <message>
        <source>The match can&apos;t go on by the new rules: %1</source>
        <translation>La partie ne peut pas continuer selon les nouvelles règles : %1</translation>
    </message>
    <message>
        <source>the new ones don&apos;t come through what was played.</source>
        <translation>les nouvelles ne viennent pas à bout de ce qui a été joué.</translation>
    </message>
    <message>
        <source>the program boardwright-table is missing beside this one.</source>
        <translation>le programme boardwright-table manque à côté de celui-ci.</translation>
    </message>
    <message>
        <source>the new ones crash at what was played.</source>
        <translation>les nouvelles plantent sur ce qui a été joué.</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::ChangeDialog</name>
    <message>
        <source>Chan&amp;ge</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>Change the tournament</source>
        <translation>Modifier le tournoi</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>What is paired and counted stays as it is.</source>
        <translation>Ce qui est apparié et compté reste tel quel.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>P&amp;endule :</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>assez</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Tables :</translation>
    </message>
    <message>
        <source>&amp;Minutes alone:</source>
        <translation>M&amp;inutes seul :</translation>
    </message>
    <message>
        <source>round by round</source>
        <translation>ronde par ronde</translation>
    </message>
    <message>
        <source>In any &amp;order, until:</source>
        <translation>&amp;Ordre libre, jusqu’au :</translation>
    </message>
    <message>
        <source>%1 is no day; write it such as 31-3-2027.</source>
        <translation>%1 n’est pas un jour ; écrivez-le comme 31/3/2027.</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
</context>
</TS>

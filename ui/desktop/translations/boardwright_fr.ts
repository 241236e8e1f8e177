<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
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
    <name>boardwright::desktop::BoardView</name>
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
</context>
<context>
    <name>boardwright::desktop::GameTable</name>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
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
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Tu&amp;rn board</source>
        <translation>&amp;Tourner</translation>
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
        <source>After move %1 of %2</source>
        <translation>Après le coup %1 sur %2</translation>
    </message>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Vous regardez une position antérieure.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Re&amp;venir à la partie</translation>
    </message>
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
        <source>This record ends here.</source>
        <translation>La partie enregistrée se termine ici.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 propose la nulle.</translation>
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
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>« %1 » n’est pas un coup légal ici.</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <translation>Ordinateur : au hasard</translation>
    </message>
    <message>
        <source>Computer: one move ahead</source>
        <translation>Ordinateur : un coup d’avance</translation>
    </message>
    <message>
        <source>From bottom to top: %1</source>
        <translation>De bas en haut : %1</translation>
    </message>
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
        <translation>La partie est finie</translation>
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
        <translation>Aucun des jeux n&apos;a de leçon.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 est illisible</translation>
    </message>
</context>
<context>
    <name>boardwright::desktop::MainWindow</name>
    <message>
        <source>There is nothing to play yet.</source>
        <translation>Il n’y a encore rien à jouer.</translation>
    </message>
    <message>
        <source>Some games can&apos;t be used</source>
        <translation>Certains jeux sont inutilisables</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Ouvrir une partie</translation>
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
        <source>Save record</source>
        <translation>Enregistrer la partie</translation>
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
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Ouvrir une partie…</translation>
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
        <source>&amp;Copy position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>Co&amp;ller la position</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre le coup</translation>
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
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Tu&amp;rn board</source>
        <translation>&amp;Tourner le plateau</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;Animated moves</source>
        <translation>Coups &amp;animés</translation>
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
        <translation>Au dernier co&amp;up</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>&amp;Saisir un coup</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
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
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Games that were found…</source>
        <translation>&amp;Jeux trouvés…</translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation>À &amp;propos de Boardwright</translation>
    </message>
    <message>
        <source>&amp;Possible moves</source>
        <translation>Coups &amp;possibles</translation>
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
        <source>As s&amp;een by</source>
        <translation>C&amp;omme vu par</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
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
        <source>&amp;Variant:</source>
        <translation>&amp;Variante :</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue :</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
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
        <source>Cl&amp;ock:</source>
        <translation>&amp;Pendule :</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
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
</context>
<context>
    <name>boardwright::desktop::SeatCards</name>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Pendule de %1 : %2</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <comment>days, hours</comment>
        <translation>%1 j %2 h</translation>
    </message>
</context>
</TS>

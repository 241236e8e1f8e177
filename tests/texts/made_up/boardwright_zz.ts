<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zz">
<context>
    <name>boardwright::desktop::WindowMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Zame</translation>
    </message>
</context>
</TS>

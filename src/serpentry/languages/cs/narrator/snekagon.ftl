## Co říká vypravěč

task-snekagon-pie-you = Položte dílek, který se ničeho nedotýká, nebo si vyměňte barvy a vezměte si barvu prvního dílku.
task-snekagon-pie-other = { $who } položí dílek, nebo si vymění barvy.
move-snekagon-pie = výměna barev
move-snekagon-place = { $tile } na { $cells }
did-snekagon-pie-you = Vyměňujete si barvy: první dílek je teď váš.
did-snekagon-pie-to-you = { $who } si vyměňuje barvy a má teď váš první dílek. Vy pokračujete druhou barvou se všemi jejími dílky.
did-snekagon-pie-other = { $who } si vyměňuje barvy a má teď první dílek. { $other } pokračuje druhou barvou se všemi jejími dílky.
end-snekagon-equal = Nejdelší hadi jsou stejně dlouzí: { $length }.
end-snekagon-equal-second = Nejdelší hadi jsou stejně dlouzí ({ $length }) a druzí nejdelší také ({ $second }).
end-snekagon-second = Nejdelší hadi jsou stejně dlouzí ({ $length }), rozhoduje tedy druhý nejdelší: { $seconds }.

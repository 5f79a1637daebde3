#!/usr/bin/env bash
# Draws the demo's pictures again (ImageMagick). The results are committed: nobody needs this to try the product.
set -euo pipefail
cd "$(dirname "$0")"

canvas=(-size 1280x720 gradient:'#f8fafc-#e8eef5')

# blade X Y WIDTH HEIGHT RISE COLOUR: a curved spine with its rubber lip and the arm's connector in the middle.
blade() {
	local x=$1 y=$2 width=$3 height=$4 rise=$5 colour=$6
	local middle=$((x + width / 2)) end=$((x + width)) top=$((y - 2 * rise)) lip=$((y + height))
	local connector=$((y - rise - height / 2))
	echo "fill #cbd5e180 stroke none path 'M $x,$((lip + 34)) Q $middle,$((top + 64)) $end,$((lip + 34)) L $end,$((lip + 46)) Q $middle,$((top + 84)) $x,$((lip + 46)) Z'"
	echo "fill #475569 stroke none path 'M $x,$lip Q $middle,$((top + height)) $end,$lip L $end,$((lip + 10)) Q $middle,$((top + height + 14)) $x,$((lip + 10)) Z'"
	echo "fill $colour stroke none path 'M $x,$((y + height / 2)) Q $middle,$top $end,$((y + height / 2)) L $end,$lip Q $middle,$((top + height + 6)) $x,$lip Z'"
	echo "fill #0f172a roundrectangle $((middle - 56)),$((connector - 12)) $((middle + 56)),$((connector + height + 6)) 14,14"
	echo "fill #94a3b8 roundrectangle $((middle - 26)),$((connector + 4)) $((middle + 26)),$((connector + height - 10)) 8,8"
}

# bracket X Y WIDTH: the joints of a classic frame blade.
bracket() {
	local x=$1 y=$2 width=$3
	echo "fill none stroke #1e293b stroke-width 12 path 'M $((x + 40)),$((y + 12)) Q $((x + width / 4)),$((y - 120)) $((x + width / 2)),$((y - 84)) Q $((x + 3 * width / 4)),$((y - 120)) $((x + width - 40)),$((y + 12))'"
}

save() { convert "${canvas[@]}" -draw "$1" -resize 640x360 -strip -quality 82 "$2.webp"; }

save "$(blade 120 290 1040 44 46 '#1e293b') $(blade 250 550 780 44 40 '#1e293b')" aero
save "$(blade 120 210 1040 40 42 '#1e293b') $(blade 250 415 780 40 36 '#1e293b') $(blade 400 600 480 44 16 '#1e293b')" aero-rear
save "$(bracket 120 300 1040) $(blade 120 300 1040 26 20 '#334155') $(bracket 250 560 780) $(blade 250 560 780 26 18 '#334155')" classic
save "$(blade 120 290 1040 62 52 '#0f3d5e') $(blade 250 550 780 62 44 '#0f3d5e')" hybrid
save "$(blade 120 200 1040 54 46 '#0f3d5e') $(blade 250 400 780 54 38 '#0f3d5e') $(blade 400 580 480 54 16 '#0f3d5e')" hybrid-rear
save "$(blade 120 290 1040 44 46 '#7c2d12') $(blade 250 550 780 44 40 '#7c2d12')" winter
save "$(blade 330 370 620 56 24 '#1e293b')" rear
save "fill #cbd5e180 roundrectangle 440,460 860,500 20,20 fill #1e293b roundrectangle 430,260 850,440 44,44 fill #e8eef5 roundrectangle 500,310 640,390 26,26 fill #94a3b8 circle 750,350 792,350 fill #475569 path 'M 850,300 L 960,330 L 960,370 L 850,400 Z'" adapter

# The banner of a finder: a wet road at dusk.
convert -size 1600x600 gradient:'#0b2545-#5b7f9d' \
	-draw "fill #0b1a2c path 'M 0,600 L 620,330 L 980,330 L 1600,600 Z' fill #f1f5f9 path 'M 785,560 L 815,560 L 806,480 L 794,480 Z' path 'M 793,440 L 807,440 L 803,390 L 797,390 Z' fill #13315c path 'M 0,600 L 620,330 L 0,300 Z' path 'M 1600,600 L 980,330 L 1600,290 Z'" \
	-blur 0x6 -resize 1280x480 -strip -quality 70 banner.webp

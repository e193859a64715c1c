import { useMemo, useSyncExternalStore } from 'react'
import type { Ruler } from './column-widths.ts'

/** Of a letter, where there is nothing to measure by. */
const likely = 0.6
/** Of the design, in pixels. */
const rem = 16

let context: CanvasRenderingContext2D | null | undefined
let fontsLoaded = 0

// A table that is drawn before its typeface is here is measured again with it.
function onFonts(listener: () => void) {
  const told = () => {
    fontsLoaded += 1
    listener()
  }
  document.fonts?.addEventListener('loadingdone', told)
  return () => document.fonts?.removeEventListener('loadingdone', told)
}

/** Measures texts by a canvas, which needs no layout of the page; another one when the typeface has come. */
export function useRuler(): Ruler {
  const loaded = useSyncExternalStore(onFonts, () => fontsLoaded)
  const { lang } = document.documentElement
  // oxlint-disable-next-line react/exhaustive-deps -- both decide how wide a text is
  return useMemo(() => createRuler(lang), [lang, loaded])
}

function createRuler(lang: string): Ruler {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || rem
  const { fontFamily } = getComputedStyle(document.body)
  const measured = (size: number) => {
    const font = `500 ${size * root}px ${fontFamily}`
    return (text: string) => widthOf(text, font, size * root)
  }
  return {
    head: measured(0.8125),
    cell: measured(0.84375),
    scale: root / rem,
    locale: lang || 'en',
  }
}

function widthOf(text: string, font: string, size: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length * size * likely
  if (context.font !== font) context.font = font
  // Figures of a table are all as wide as the widest.
  return context.measureText(text.replace(/\d/g, '0')).width
}

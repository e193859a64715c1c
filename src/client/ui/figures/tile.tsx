import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { InfoTip } from '../info-tip.tsx'
import { type Tone, tones } from './tone.ts'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'end',
    gap: 1,
    px: { base: 2.5, md: 3.5 },
    py: { base: 1.5, md: 3 },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& dt': { gridColumn: '1 / -1', fontSize: 'control', color: 'muted' },
    '& .aside': { color: 'accentText' },
    // On a phone one line, beside the others.
    mdDown: {
      gridTemplateColumns: 'auto auto auto',
      columnGap: 2,
      alignItems: 'baseline',
      whiteSpace: 'nowrap',
      '& dt': { gridColumn: 'auto' },
    },
  },
})
const Line = chakra('dd', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, minW: 0 },
})
const Figure = chakra('span', {
  base: {
    fontSize: { base: 'lead', md: 'figure' },
    lineHeight: { base: '1.5rem', md: '1.75rem' },
    fontWeight: 'title',
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Note = chakra('span', {
  base: { fontSize: 'small', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
})
const Bar = chakra('span', {
  base: {
    display: 'block',
    w: '3rem',
    h: '1rem',
    my: { base: 1, md: 1.5 },
    bg: 'line',
    borderRadius: '4px',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})

export type TileProps = {
  label: string
  /** Undefined while it is being counted. */
  figure: ReactNode | undefined
  /** How the figure is made, and what that is called. */
  help?: { label: string; text: string }
  note?: ReactNode
  noteTone?: Tone
  /** A small drawing at the right. */
  aside?: ReactNode
}

export function Tile({ label, figure, help, note, noteTone = 'neutral', aside }: TileProps) {
  return (
    <Box as="dl">
      <dt>
        {label}
        {help ? <InfoTip {...help} /> : null}
      </dt>
      <Line>
        {figure === undefined ? <Bar aria-hidden /> : <Figure>{figure}</Figure>}
        {note ? <Note color={tones[noteTone].color}>{note}</Note> : null}
      </Line>
      {aside ? <dd className="aside">{aside}</dd> : null}
    </Box>
  )
}

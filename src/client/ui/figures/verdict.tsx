import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Heat, heatIcons } from './heat.tsx'

export type VerdictKind = 'compliant' | 'notCompliant' | 'notMeasured'

const icons = {
  compliant: <CircleCheck aria-hidden />,
  notCompliant: <TriangleAlert aria-hidden />,
  notMeasured: <CircleDashed aria-hidden />,
}

// Compliant is quiet, not compliant speaks, not measured is dashed and grey.
const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxW: 'full',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '0.9375rem', flexShrink: 0 },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  variants: {
    kind: {
      compliant: { color: 'muted', '& svg': { color: 'green' } },
      notCompliant: { color: 'red', fontWeight: 'medium' },
      notMeasured: { color: 'faint' },
    },
    heat: {
      critical: { color: 'red', fontWeight: 'medium', '& svg': { color: 'red' } },
      high: { color: 'text', '& svg': { color: 'orange' } },
      medium: { color: 'text', fontWeight: 'normal', '& svg': { color: 'amber' } },
      low: { color: 'muted', fontWeight: 'normal', '& svg': { color: 'muted' } },
    },
    tally: { true: { color: 'text', fontWeight: 'normal' } },
    whole: {
      true: { alignItems: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere', '& svg': { mt: 0.5 } },
    },
  },
})

interface VerdictProps {
  kind: VerdictKind
  /** How urgent it is where it is not compliant; without it, it is as it is told. */
  heat?: Heat | undefined
  /** Says the heat to those who do not see it, and on a tooltip. */
  heatText?: string
  /** What is told counts more than what is as urgent: its shape alone has the colour. */
  isTally?: boolean
  /** In as many lines as it needs, where a sentence is told. */
  isWhole?: boolean
  /** Stands for the words where there is no room; they are read out, and on a tooltip. */
  short?: string
  children: ReactNode
}

export function Verdict({
  kind,
  heat,
  heatText,
  isTally = false,
  isWhole = false,
  short,
  children,
}: VerdictProps) {
  const hot = kind === 'notCompliant' ? heat : undefined
  return (
    <Box kind={kind} whole={isWhole} {...(hot ? { heat: hot, tally: isTally, title: heatText } : {})}>
      {hot ? heatIcons[hot] : icons[kind]}
      <span>
        {short === undefined ? children : <Short words={children}>{short}</Short>}
        {hot && heatText ? <chakra.span srOnly>{`, ${heatText}`}</chakra.span> : null}
      </span>
    </Box>
  )
}

const Short = ({ words, children }: { words: ReactNode; children: string }) => (
  <span title={typeof words === 'string' ? words : undefined}>
    <span aria-hidden>{children}</span>
    <chakra.span srOnly>{words}</chakra.span>
  </span>
)

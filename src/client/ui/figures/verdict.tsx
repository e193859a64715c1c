import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

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
  },
})

export function Verdict({ kind, children }: { kind: VerdictKind; children: ReactNode }) {
  return (
    <Box kind={kind}>
      {icons[kind]}
      <span>{children}</span>
    </Box>
  )
}

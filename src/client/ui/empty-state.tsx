import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    maxW: '28rem',
    mx: 'auto',
    py: { base: 6, md: 8 },
    textAlign: 'center',
    color: 'muted',
    '& > svg': { boxSize: '1.75rem', strokeWidth: 1.5 },
    '& h2': { fontSize: 'body', fontWeight: 'semibold', color: 'text' },
    '& p': { fontSize: 'control', textWrap: 'pretty' },
    '& .action': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 2 },
  },
})

export type EmptyStateProps = {
  /** What would be here. */
  title: string
  /** Why it is not. */
  reason: ReactNode
  icon?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

export function EmptyState({ title, reason, icon, action }: EmptyStateProps) {
  return (
    <Box>
      {icon}
      <h2>{title}</h2>
      <p>{reason}</p>
      {action ? <div className="action">{action}</div> : null}
    </Box>
  )
}

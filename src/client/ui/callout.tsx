import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = {
  info: <Info aria-hidden />,
  ok: <CircleCheck aria-hidden />,
  warn: <TriangleAlert aria-hidden />,
  error: <CircleX aria-hidden />,
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 2.5,
    px: 3.5,
    py: 2.5,
    fontSize: 'control',
    borderRadius: 'card',
    '& > svg': { boxSize: '1rem', mt: '0.125rem', flexShrink: 0 },
    '& .rest': { display: 'flex', flexWrap: 'wrap', gap: 2.5, flex: '1 1 auto', minW: 0 },
    '& .words': { flex: '1 1 12rem', minW: 0 },
    '& .title': { fontWeight: 'semibold' },
    '& .title + .text': { color: 'text' },
    '& .action': { display: 'flex', gap: 2, alignSelf: 'center' },
  },
  variants: {
    tone: {
      info: { bg: 'accentBg', color: 'accentText' },
      ok: { bg: 'greenBg', color: 'green' },
      warn: { bg: 'amberBg', color: 'amber' },
      error: { bg: 'redBg', color: 'red' },
    },
  },
})

export type CalloutProps = {
  tone: 'info' | 'ok' | 'warn' | 'error'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** What happened, what was kept, what to do next. */
export function Callout({ tone, title, children, action }: CalloutProps) {
  return (
    <Box tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icons[tone]}
      <div className="rest">
        <div className="words">
          {title ? <div className="title">{title}</div> : null}
          {children ? <div className="text">{children}</div> : null}
        </div>
        {action ? <div className="action">{action}</div> : null}
      </div>
    </Box>
  )
}

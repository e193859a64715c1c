import { chakra } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    textDecoration: 'underline',
    '& > svg': { boxSize: '0.875rem', flex: 'none' },
  },
})

interface ExternalLinkProps {
  href: string
  /** Of a link in a table, which is one tab stop. */
  tabIndex?: 0 | -1
  children: ReactNode
}

/** Leads out of the app, in a tab of its own that knows nothing of this one. */
export function ExternalLink({ href, tabIndex, children }: ExternalLinkProps) {
  return (
    <Anchor href={href} tabIndex={tabIndex} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight aria-hidden />
    </Anchor>
  )
}

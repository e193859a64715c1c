import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 3,
    pt: 4,
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { pt: 0, borderTopWidth: 0 },
  },
})
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
})
const Title = chakra('h3', { base: { fontSize: 'body', fontWeight: 'semibold' } })

export function Section({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Box aria-label={title}>
      <Head>
        <Title>{title}</Title>
        {action}
      </Head>
      {children}
    </Box>
  )
}

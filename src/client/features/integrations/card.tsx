import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 3,
    alignContent: 'start',
    minW: 0,
    px: 4,
    py: 3.5,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
})
const Title = chakra('h2', { base: { fontSize: 'body', fontWeight: 'semibold' } })

interface CardProps {
  title: string
  /** Takes a line of its own. */
  isWide?: boolean
  action?: ReactNode
  children: ReactNode
}

/** One thing that a company can be connected to. */
export function Card({ title, isWide = false, action, children }: CardProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id} className={isWide ? 'wide' : undefined}>
      <Head>
        <Title id={id}>{title}</Title>
        {action}
      </Head>
      {children}
    </Box>
  )
}

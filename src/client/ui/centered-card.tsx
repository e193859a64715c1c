import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Backdrop = chakra('main', {
  base: { minH: '100dvh', display: 'grid', placeItems: 'center', p: 4, bg: 'bg' },
})
const Card = chakra('div', {
  base: {
    w: 'full',
    maxW: '400px',
    display: 'grid',
    gap: 5,
    p: { base: 5, md: 7 },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Head = chakra('header', { base: { display: 'grid', gap: 3, justifyItems: 'start' } })
const Title = chakra('h1', {
  base: {
    fontSize: 'title',
    fontWeight: 'title',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    outline: 'none',
  },
})
const Words = chakra('div', {
  base: { display: 'grid', gap: 2, color: 'muted', textWrap: 'pretty', '& strong': { color: 'text' } },
})
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 2,
    mx: -3,
    mb: -2,
  },
})

export type CenteredCardProps = {
  mark: ReactNode
  title: string
  /** What happened and what to do. */
  words?: ReactNode
  children?: ReactNode
  /** The quiet ways out. */
  footer?: ReactNode
}

/** A page that is one card: the door of the house. */
export function CenteredCard({ mark, title, words, children, footer }: CenteredCardProps) {
  return (
    <Backdrop>
      <Card>
        <Head>
          {mark}
          <Title tabIndex={-1}>{title}</Title>
        </Head>
        {words ? <Words>{words}</Words> : null}
        {children}
        {footer ? <Foot>{footer}</Foot> : null}
      </Card>
    </Backdrop>
  )
}

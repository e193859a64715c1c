import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' },
    gap: { base: 4, lg: 8 },
    px: { base: 4, md: 5 },
    py: 5,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Title = chakra('h2', { base: { fontSize: 'body', fontWeight: 'semibold' } })
const Help = chakra('p', {
  base: { mt: 1, fontSize: 'control', color: 'muted', textWrap: 'pretty' },
})
const Content = chakra('div', { base: { display: 'grid', gap: 4, alignContent: 'start', minW: 0 } })

interface PageSectionProps {
  title: string
  help?: string
  children: ReactNode
}

/** One thing of a page: what it is at the left, how it stands at the right. */
export function PageSection({ title, help, children }: PageSectionProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        {help ? <Help>{help}</Help> : null}
      </div>
      <Content>{children}</Content>
    </Box>
  )
}

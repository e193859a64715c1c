import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Box = chakra('section', {
  base: {
    px: 3.5,
    py: 3,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& h3': { mb: 1.5, fontSize: 'control', fontWeight: 'semibold', color: 'muted' },
    '& summary': { cursor: 'pointer', color: 'muted' },
    '& summary h3': { display: 'inline', mb: 0 },
    '&[open] > summary': { mb: 1.5 },
    '& > pre': {
      fontFamily: 'mono',
      fontSize: 'small',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
})

interface PanelPartProps {
  title: string
  /** Whether only the title shows, until somebody asks for the rest. */
  isFolded?: boolean
  children: ReactNode
}

/** One thing that a panel tells of a check. */
export function PanelPart({ title, isFolded = false, children }: PanelPartProps) {
  const id = useId()
  if (isFolded)
    return (
      <Box as="details" aria-labelledby={id}>
        <summary>
          <h3 id={id}>{title}</h3>
        </summary>
        {children}
      </Box>
    )
  return (
    <Box aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  )
}

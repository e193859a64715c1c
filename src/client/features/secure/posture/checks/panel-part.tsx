import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Box = chakra('section', {
  base: {
    px: 3.5,
    py: 3,
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& h3': { mb: 1.5, fontSize: 'control', fontWeight: 'semibold', color: 'muted' },
    '& pre': {
      fontFamily: 'mono',
      fontSize: 'small',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
})

/** One thing that a panel tells of a check. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  )
}

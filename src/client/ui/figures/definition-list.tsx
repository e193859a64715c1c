import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Box = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
    columnGap: 5,
    rowGap: 2,
    fontSize: 'control',
    '& dt': { color: 'muted' },
    '& dd': { minW: 0, overflowWrap: 'anywhere' },
  },
})

export function DefinitionList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <Box>
      {items.flatMap(({ term, value }) => [
        <dt key={`${term}-term`}>{term}</dt>,
        <dd key={term}>{value}</dd>,
      ])}
    </Box>
  )
}

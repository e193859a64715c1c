import { chakra, ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { system } from './theme.ts'
import { withCachedStyles } from './with-cached-styles.ts'

const Card = chakra('section', {
  base: { bg: 'surface', color: 'text', _hover: { bg: 'sunken' } },
  variants: { tone: { calm: { color: 'muted' }, loud: { color: 'red', fontWeight: 'semibold' } } },
  compoundVariants: [{ tone: 'loud', css: { borderColor: 'redLine' } }],
  defaultVariants: { tone: 'calm' },
})
const WideCard = chakra(Card, { base: { w: 'full', bg: 'sunken' } })

const page = (
  <>
    <Card>by default</Card>
    <Card tone="loud" p={2} css={{ '& b': { color: 'green' } }}>
      loud
    </Card>
    <Card p={{ base: 1, md: 4 }} mt={undefined} css={[{ m: 1 }, { m: 2 }]}>
      wide windows
    </Card>
    <WideCard tone="loud">merged</WideCard>
    <chakra.a href="/" m={1} colorPalette="red">
      <chakra.span srOnly>of no recipe</chakra.span>
    </chakra.a>
  </>
)

const shown = (by: SystemContext) => renderToString(<ChakraProvider value={by}>{page}</ChakraProvider>)

test('a page looks as it does without what is kept, the first time and each time after it', () => {
  const cached = withCachedStyles(system)
  const plain = shown(system)
  expect(plain).toContain('var(--chakra-colors-red-line)')
  expect(shown(cached)).toBe(plain)
  expect(shown(cached)).toBe(plain)
})

test('what was drawn once is not worked out again', () => {
  let worked = 0
  const counting: SystemContext = {
    ...system,
    css: (...said) => {
      worked += 1
      return system.css(...said)
    },
  }
  const cached = withCachedStyles(counting)
  shown(cached)
  const first = worked
  expect(first).toBeGreaterThan(4)
  shown(cached)
  expect(worked).toBe(first)
})

test('styles of a new value each time take no memory without end', () => {
  const cached = withCachedStyles(system)
  for (let width = 0; width < 20_000; width++) cached.css({ w: `${width}px` })
  expect(cached.css({ w: '7px' })).toMatchObject({ styles: 'width:7px;' })
})

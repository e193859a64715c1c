import { expect, test } from 'vitest'
import { filterChips, filterItems, type PlainChoice } from './filter-choices.ts'

const choices: PlainChoice[] = [
  {
    part: 'state',
    label: 'State',
    options: [
      { value: 'on', label: 'On', chip: 'State: on' },
      { value: 'off', label: 'Off' },
    ],
  },
  { part: 'isOld', options: [{ value: false, label: 'New' }] },
]

function choosing(address: Record<string, unknown>) {
  const chosen: [string, unknown][] = []
  const state = {
    valueOf: (part: string) => address[part],
    choose: (part: string, value: unknown) => void chosen.push([part, value]),
  }
  const items = filterItems(choices, state)
  const chips = filterChips(choices, state, (text) => `Remove ${text}`)
  const press = (label: string) => {
    for (const item of items) if ('label' in item && item.label === label) item.onSelect()
  }
  return { items, chips, press, chosen }
}

test('a menu has each value under its heading, and ticks those that are set', () => {
  const { items } = choosing({ state: 'on', isOld: false })
  expect(items.map((item) => ('label' in item ? [item.label, item.checked] : item))).toEqual([
    { id: 'state', heading: 'State' },
    ['On', true],
    ['Off', false],
    ['New', true],
  ])
})

test('a value is set by its item, and taken away by the same item', () => {
  const { press, chosen } = choosing({ state: 'on' })
  press('Off')
  press('On')
  press('New')
  expect(chosen).toEqual([
    ['state', 'off'],
    ['state', undefined],
    ['isOld', false],
  ])
})

test('each value that is set has a chip, in its own words where it has some', () => {
  const { chips, chosen } = choosing({ state: 'on', isOld: false })
  expect(chips.map(({ text, removeLabel }) => [text, removeLabel])).toEqual([
    ['State: on', 'Remove State: on'],
    ['New', 'Remove New'],
  ])
  for (const { onRemove } of chips) onRemove()
  expect(chosen).toEqual([
    ['state', undefined],
    ['isOld', undefined],
  ])
  expect(choosing({ state: 'gone' }).chips).toEqual([])
})

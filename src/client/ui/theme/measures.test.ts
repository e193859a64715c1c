import { expect, test } from 'vitest'
import { measures } from './measures.ts'

test('parts wait, move and scroll as long and as far as was agreed (ERR-06)', () => {
  expect(measures).toEqual({
    dropdownHover: 500,
    menuHover: { open: 50, close: 100 },
    accordionSlide: 200,
    scrollToTop: { offset: 300, speed: 600 },
    notice: { lifetime: 5000, width: 300 },
    selectList: 235,
    resize: 250,
  })
})

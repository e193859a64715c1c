import { type ComponentType, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settled } from '#tests/support/settled.ts'
import { later } from './later.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>
const drawn = (Screen: ComponentType<{ text: string }>) =>
  renderToString(
    <Suspense fallback="waiting">
      <Screen text="here" />
    </Suspense>,
  )

test('what was preloaded is drawn at once', async () => {
  const Screen = later(async () => Words)
  await Screen.preload()
  expect(drawn(Screen)).toContain('here')
})

test('what was not is waited for', () => {
  expect(drawn(later(async () => Words))).toContain('waiting')
})

test('a script that did not come is asked for again when it is drawn, and once until that has failed, too', async () => {
  let asked = 0
  const Screen = later<{ text: string }>(async () => {
    asked += 1
    throw new Error('No network')
  })
  await Screen.preload()
  expect(drawn(Screen)).toContain('waiting')
  expect(asked).toBe(2)
  // React draws what failed a second time before it shows the failure.
  await settled()
  drawn(Screen)
  expect(asked).toBe(2)
})

import { expect, onTestFinished, test, vi } from 'vitest'
import type { Access } from '#shared/domain/screens/access.ts'
import { buildAccess } from '#tests/support/build-access.ts'
import { createKeptMenu } from './kept-menu.ts'
import { type ScreenGroup, screensOf, visibleGroups } from './menu.ts'

/** Somebody of whom not even the role can be read. */
const unreadable = new Proxy({} as Access, {
  get: () => {
    throw new Error('torn')
  },
})
const shown = (access: Access) => visibleGroups(access, { backup: null, security_training: null })
const pathsOf = (groups: readonly ScreenGroup[]) =>
  groups.flatMap((group) => screensOf(group).map(({ to }) => to))

function watchLog() {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  return log
}

test('a menu that cannot be built is logged, and the last one that was built stays', () => {
  const log = watchLog()
  const menuOf = createKeptMenu(shown)
  const before = menuOf(buildAccess())
  expect(pathsOf(before)).toContain('/users')
  expect(log).not.toHaveBeenCalled()
  expect(menuOf(unreadable)).toBe(before)
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.objectContaining({ message: 'torn' }),
  )
  // What can be built again is.
  expect(pathsOf(menuOf(buildAccess({ role: 'Agent' })))).not.toContain('/users')
})

test('where none was built yet the menu is empty, and the app runs', () => {
  watchLog()
  expect(createKeptMenu(shown)(unreadable)).toEqual([])
})

import type { Access } from '#shared/domain/screens/access.ts'
import type { ScreenGroup } from './menu.ts'

/** Builds menus; where one cannot be built, that is logged, and the last one that was built stays (SHELL-21). */
export function createKeptMenu(build: (access: Access) => readonly ScreenGroup[]) {
  let last: readonly ScreenGroup[] = []
  return (access: Access): readonly ScreenGroup[] => {
    try {
      last = build(access)
    } catch (cause) {
      // oxlint-disable-next-line no-console
      console.warn('The menu could not be built', cause)
    }
    return last
  }
}

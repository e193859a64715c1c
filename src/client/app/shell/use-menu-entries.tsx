import { useTexts } from '#client/texts/texts.ts'
import type { MenuEntry, MenuGroup } from '#client/ui/frame/menu-entries.ts'
import { phoneScreens, type Screen, type ScreenGroup, type SolutionLink } from './menu.ts'

const phonePlaces = 3

/** The menu as the frame draws it, whole and for a phone's bar, with the open screen marked. */
export function useMenuEntries(groups: readonly ScreenGroup[], path: string) {
  const t = useTexts('frame')
  const isAt = (to: string) => path === to || path.startsWith(`${to}/`)
  const linkOf = ({ word, href, icon: Icon }: SolutionLink): MenuEntry => ({
    label: t(`screens.${word}`),
    to: href,
    icon: <Icon aria-hidden />,
    isExternal: true,
  })
  const entryOf = ({ word, to, icon: Icon, badge }: Screen): MenuEntry => ({
    label: t(`screens.${word}`),
    to,
    icon: <Icon aria-hidden />,
    active: isAt(to),
    tag: badge && t(`badges.${badge}`),
  })
  const groupOf = ({ word, entries }: ScreenGroup): MenuGroup => ({
    id: word,
    title: t(`groups.${word}`),
    entries: entries.map((entry) =>
      'entries' in entry ? groupOf(entry) : 'href' in entry ? linkOf(entry) : entryOf(entry),
    ),
  })
  return {
    menu: groups.map(groupOf),
    phoneMenu: phoneScreens(groups).slice(0, phonePlaces).map(entryOf),
  }
}

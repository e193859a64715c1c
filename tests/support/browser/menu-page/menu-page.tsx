import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { isGroup, type MenuGroup as Group, type MenuItem, visibleMenu } from '#shared/domain/screens/menu.ts'
import { useClosedGroups } from '#client/app/shell/use-closed-groups.ts'
import { frame } from '#client/texts/frame/en.ts'
import { words } from '#client/texts/words/en.ts'
import { AppFrame } from '#client/ui/frame/app-frame.tsx'
import { isMenuGroup, type MenuEntry, type MenuGroup } from '#client/ui/frame/menu-entries.ts'
import { UiProvider } from '#client/ui/theme/ui-provider.tsx'
import { buildAccess } from '#tests/support/build-access.ts'

/** The frame with the whole menu, of which the app does not have every screen yet. */
function MenuPage() {
  const [path, go] = useState('/secure/alerts')
  const [closed, onToggle] = useClosedGroups()
  const [menuFolded, onMenuFold] = useState(false)

  const entryOf = ({ word, path: to, badge }: MenuItem): MenuEntry => ({
    label: frame.screens[word],
    to,
    active: to === path,
    badge: word === 'alerts' ? { text: '7', label: '7 open' } : undefined,
    tag: badge && frame.badges[badge],
  })
  const groupOf = ({ word, entries }: Group): MenuGroup => ({
    id: word,
    title: frame.groups[word],
    entries: entries.map((entry) => (isGroup(entry) ? groupOf(entry) : entryOf(entry))),
  })
  const entriesOf = ({ entries }: MenuGroup): MenuEntry[] =>
    entries.flatMap((entry) => (isMenuGroup(entry) ? entriesOf(entry) : entry))
  const menu = visibleMenu(buildAccess({ role: 'Product administrator' }), () => true).map(groupOf)
  const all = menu.flatMap(entriesOf)

  return (
    <UiProvider colorMode="system">
      <AppFrame
        productName={words.product}
        skin={{ logo: null, favicon: null }}
        title={frame.menu}
        place={path}
        menu={menu}
        phoneMenu={[...all.slice(0, 2), ...all.filter(({ tag }) => tag)]}
        menuClosing={{ closed, onToggle }}
        renderLink={({ to, onClick, ...rest }) => (
          <a
            href={to}
            {...rest}
            onClick={(event) => {
              event.preventDefault()
              onClick?.()
              go(to)
            }}
          />
        )}
        menuFolded={menuFolded}
        onMenuFold={onMenuFold}
        labels={frame}
      >
        <h1>{path}</h1>
      </AppFrame>
    </UiProvider>
  )
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<MenuPage />)

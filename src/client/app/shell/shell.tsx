import type { ReactNode } from 'react'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/badge.tsx'
import { AppFrame } from '#client/ui/frame/app-frame.tsx'
import type { MenuEntry, RenderLink } from '#client/ui/frame/frame-menu.tsx'
import { useHotkey } from '#client/ui/use-hotkey.ts'
import { ChecklistButton } from './checklist-button.tsx'
import { CompanySwitcher } from './company-switcher.tsx'
import { type Screen, visibleGroups } from './menu.ts'
import { SyncPill } from './sync-pill.tsx'
import type { Target } from './target.ts'
import { useMenuFold } from './use-menu-fold.ts'
import { usePalette } from './use-palette.ts'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

const searchHint = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
const phonePlaces = 3

export interface ShellProps extends UserMenuProps {
  /** The path that is open, to mark its menu entry. */
  path: string
  /** The chosen company; undefined for all. */
  company: string | undefined
  onCompany: (company: string | undefined) => void
  /** The page's name, in the bar of a phone; without it, the menu's word for the path. */
  title?: string
  onNavigate: (target: Target) => void
  /** Signs in again where the server no longer accepts this device. */
  onSignIn?: () => void
  renderLink: RenderLink
  siteName: 'live' | 'test'
  children: ReactNode
}

/** The frame around every screen of a signed-in user. */
export function Shell({
  path,
  company,
  onCompany,
  title,
  onNavigate,
  onSignIn,
  renderLink,
  siteName,
  children,
  ...userMenu
}: ShellProps) {
  const access = useAccess()
  const t = useTexts('frame')
  const [isFolded, fold] = useMenuFold()
  const { Palette, open: search, close } = usePalette()
  useHotkey('mod+k', (event) => {
    event.preventDefault()
    search()
  })

  const isAt = (to: string) => path === to || path.startsWith(`${to}/`)
  const entryOf = ({ word, to, icon: Icon, badge }: Screen): MenuEntry => ({
    label: t(`screens.${word}`),
    to,
    icon: <Icon aria-hidden />,
    active: isAt(to),
    tag: badge && t(`badges.${badge}`),
  })
  const groups = visibleGroups(access)
  const shown = groups.flatMap(({ screens }) => screens).find(({ to }) => isAt(to))

  return (
    <>
      <AppFrame
        productName={t('product')}
        title={title ?? (shown ? t(`screens.${shown.word}`) : t('product'))}
        menu={groups.map(({ word, screens }) => ({
          title: t(`groups.${word}`),
          items: screens.map(entryOf),
        }))}
        phoneMenu={groups.flatMap(({ screens }) => screens.map(entryOf)).slice(0, phonePlaces)}
        renderLink={renderLink}
        menuFolded={isFolded}
        onMenuFold={fold}
        switcher={<CompanySwitcher company={company} onCompany={onCompany} />}
        search={{ label: t('search'), hint: searchHint, onClick: search }}
        status={<SyncPill onSignIn={onSignIn} />}
        actions={
          <>
            {siteName === 'test' ? <Badge tone="blue">{t('testSite')}</Badge> : null}
            <ChecklistButton onNavigate={onNavigate} />
          </>
        }
        userMenu={<UserMenu {...userMenu} />}
        labels={{
          menu: t('menu'),
          openMenu: t('openMenu'),
          foldMenu: t('foldMenu'),
          unfoldMenu: t('unfoldMenu'),
          more: t('more'),
          skipToContent: t('skipToContent'),
          scrollToTop: t('scrollToTop'),
        }}
      >
        {children}
      </AppFrame>
      {Palette ? <Palette company={company} onClose={close} onNavigate={onNavigate} /> : null}
    </>
  )
}

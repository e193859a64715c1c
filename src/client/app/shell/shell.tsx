import { useObservable } from 'dexie-react-hooks'
import { type ReactNode, useState } from 'react'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { AppFrame } from '#client/ui/frame/app-frame.tsx'
import type { MenuEntry, MenuGroup, RenderLink } from '#client/ui/frame/menu-entries.ts'
import { useHotkey } from '#client/ui/keys/use-hotkey.ts'
import { externalLinks } from '../external-links.ts'
import { ChecklistButton, useChecklist } from './checklist-button.tsx'
import { CompanySwitcher } from './company-switcher.tsx'
import { companyTarget } from './company-target.ts'
import { createKeptMenu } from './kept-menu.ts'
import {
  phoneScreens,
  type Screen,
  type ScreenGroup,
  type SolutionLink,
  type SolutionUrls,
  visibleGroups,
} from './menu.ts'
import { QuickPanelButton, useQuickPanel } from './quick-panel-button.tsx'
import { RouteProgress } from './route-progress.tsx'
import { SiteSwitch, type SiteSwitchProps } from './site-switch.tsx'
import { SyncPill } from './sync-pill.tsx'
import { useClosedGroups } from './use-closed-groups.ts'
import { useMenuFold } from './use-menu-fold.ts'
import { useNeedlessSteps } from './use-needless-steps.ts'
import { usePalette } from './use-palette.ts'
import { useTraySheet } from './use-tray-sheet.ts'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

const searchHint = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
const phonePlaces = 3

export interface ShellProps extends Omit<UserMenuProps, 'onProfile'>, SiteSwitchProps {
  /** The path that is open, to mark its menu entry. */
  path: string
  /** The chosen company; undefined for all. */
  company: string | undefined
  /** The page's name, in the bar of a phone. */
  title: string
  /** Where the products beside this one are. */
  solutions: SolutionUrls
  onNavigate: (target: Target) => void
  /** Signs in again where the server no longer accepts this device. */
  onSignIn?: () => void
  renderLink: RenderLink
  children: ReactNode
}

/** The frame around every screen of a signed-in user. */
export function Shell({
  path,
  company,
  title,
  solutions,
  onNavigate,
  onSignIn,
  renderLink,
  site,
  onSwitchSite,
  children,
  ...userMenu
}: ShellProps) {
  const [menuOf] = useState(() => createKeptMenu((access) => visibleGroups(access, solutions)))
  const access = useAccess()
  const groups = menuOf(access)
  const t = useTexts('frame')
  const words = useTexts('words')
  const [isFolded, fold] = useMenuFold()
  const [closed, onToggle] = useClosedGroups()
  const { opened, open: search, close } = usePalette()
  const { part: TraySheet, ...tray } = useTraySheet()
  const { part: Checklist, ...checklist } = useChecklist()
  useNeedlessSteps(() => void checklist.open())
  const { part: QuickPanel, ...quickPanel } = useQuickPanel()
  const links = useObservable(externalLinks.watch)
  useHotkey('mod+k', (event) => {
    event.preventDefault()
    search()
  })

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

  return (
    <>
      <AppFrame
        productName={words('product')}
        place={path}
        title={title}
        menu={groups.map(groupOf)}
        phoneMenu={phoneScreens(groups).slice(0, phonePlaces).map(entryOf)}
        renderLink={renderLink}
        menuFolded={isFolded}
        onMenuFold={fold}
        menuClosing={{ closed, onToggle }}
        switcher={
          companyTarget(path, company) ? (
            <CompanySwitcher
              company={company}
              onCompany={(chosen) => {
                const target = companyTarget(path, chosen)
                if (target) onNavigate(target)
              }}
            />
          ) : null
        }
        search={{ label: t('search'), hint: searchHint, onClick: search }}
        status={<SyncPill isOpen={TraySheet !== undefined} onOpen={() => void tray.open()} />}
        actions={
          <>
            <SiteSwitch site={site} onSwitchSite={onSwitchSite} />
            <ChecklistButton isOpen={Checklist !== undefined} onOpen={() => void checklist.open()} />
            <QuickPanelButton isOpen={QuickPanel !== undefined} onOpen={() => void quickPanel.open()} />
          </>
        }
        userMenu={<UserMenu {...userMenu} onProfile={() => onNavigate({ to: '/user-profile' })} />}
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
        <RouteProgress />
        {children}
      </AppFrame>
      {Checklist ? (
        <Checklist
          open
          links={links}
          onClose={checklist.close}
          onNavigate={(target) => {
            checklist.close()
            onNavigate(target)
          }}
        />
      ) : null}
      {QuickPanel ? (
        <QuickPanel
          isMenuFolded={isFolded}
          onMenuFold={fold}
          onTray={() => void tray.open()}
          onClose={quickPanel.close}
        />
      ) : null}
      {TraySheet ? (
        <TraySheet
          onClose={tray.close}
          onSignIn={onSignIn}
          onCorrect={(target) => {
            tray.close()
            onNavigate(target)
          }}
        />
      ) : null}
      {opened ? (
        <opened.Palette
          groups={groups}
          company={company}
          endEarly={opened.endEarly}
          onClose={close}
          onNavigate={onNavigate}
        />
      ) : null}
    </>
  )
}

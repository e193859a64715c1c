import { type ReactNode, useState } from 'react'
import { AssistantContext } from '#client/machines/assistant-context.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { AppFrame } from '#client/ui/frame/app-frame.tsx'
import { keyText } from '#client/ui/keys/key-text.ts'
import type { RenderLink } from '#client/ui/frame/menu-entries.ts'
import { ChecklistButton } from './checklist-button.tsx'
import { CompanySwitcher } from './company-switcher.tsx'
import { companyTarget } from './company-target.ts'
import { createKeptMenu } from './kept-menu.ts'
import { type SolutionUrls, visibleGroups } from './menu.ts'
import { QuickPanelButton } from './quick-panel-button.tsx'
import { RouteProgress } from './route-progress.tsx'
import { ShellPanels } from './shell-panels.tsx'
import { SiteSwitch, type SiteSwitchProps } from './site-switch.tsx'
import { SyncPill } from './sync-pill.tsx'
import { useClosedGroups } from './use-closed-groups.ts'
import { useMenuEntries } from './use-menu-entries.tsx'
import { useMenuFold } from './use-menu-fold.ts'
import { UploadsButton } from './uploads-button.tsx'
import { type OpenPanels, useShellPanels } from './use-shell-panels.ts'
import { useSkin } from './use-skin.ts'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

export interface ShellProps extends Omit<UserMenuProps, 'onProfile' | 'onKeys'>, SiteSwitchProps {
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
  const groups = menuOf(useAccess())
  const t = useTexts('frame')
  const words = useTexts('words')
  const menu = useMenuEntries(groups, path)
  const [isFolded, fold] = useMenuFold()
  const [closed, onToggle] = useClosedGroups()
  const panels = useShellPanels()
  const skin = useSkin()
  const { palette, checklist, quickPanel } = panels
  return (
    <>
      <AppFrame
        productName={words('product')}
        skin={skin}
        place={path}
        title={title}
        {...menu}
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
        search={{ label: t('search'), hint: keyText('mod+k'), onClick: palette.open }}
        status={<Status path={path} panels={panels} />}
        actions={
          <>
            <SiteSwitch site={site} onSwitchSite={onSwitchSite} />
            <ChecklistButton isOpen={checklist.part !== undefined} onOpen={() => void checklist.open()} />
            <QuickPanelButton isOpen={quickPanel.part !== undefined} onOpen={() => void quickPanel.open()} />
          </>
        }
        userMenu={
          <UserMenu
            {...userMenu}
            onProfile={() => onNavigate({ to: '/user-profile' })}
            onKeys={() => void panels.keys.open()}
          />
        }
        labels={frameLabels(t)}
      >
        <RouteProgress />
        <AssistantContext value={panels.assistant.open}>{children}</AssistantContext>
      </AppFrame>
      <ShellPanels
        panels={panels}
        groups={groups}
        company={company}
        isMenuFolded={isFolded}
        onMenuFold={fold}
        onNavigate={onNavigate}
        onSignIn={onSignIn}
      />
    </>
  )
}

/** What goes on between this device and the server. */
const Status = ({ path, panels: { tray, uploads } }: { path: string; panels: OpenPanels }) => (
  <>
    <UploadsButton path={path} isOpen={uploads.opened !== undefined} onOpen={uploads.open} />
    <SyncPill isOpen={tray.part !== undefined} onOpen={() => void tray.open()} />
  </>
)

const frameLabels = (t: ReturnType<typeof useTexts<'frame'>>) => ({
  menu: t('menu'),
  openMenu: t('openMenu'),
  foldMenu: t('foldMenu'),
  unfoldMenu: t('unfoldMenu'),
  more: t('more'),
  skipToContent: t('skipToContent'),
  scrollToTop: t('scrollToTop'),
})

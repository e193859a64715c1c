import { useObservable } from 'dexie-react-hooks'
import type { Target } from '#client/parts/screen/target.ts'
import { externalLinks } from '../external-links.ts'
import type { ScreenGroup } from './menu.ts'
import type { OpenPanels } from './use-shell-panels.ts'

interface ShellPanelsProps {
  panels: OpenPanels
  groups: readonly ScreenGroup[]
  company: string | undefined
  isMenuFolded: boolean
  onMenuFold: (folded: boolean) => void
  onNavigate: (target: Target) => void
  onSignIn: (() => void) | undefined
}

/** What the frame opens beside and above the screen. */
export function ShellPanels({
  panels: { palette, tray, checklist, quickPanel, keys, uploads, assistant },
  groups,
  company,
  isMenuFolded,
  onMenuFold,
  onNavigate,
  onSignIn,
}: ShellPanelsProps) {
  const links = useObservable(externalLinks.watch)
  const { part: TraySheet } = tray
  const { part: Checklist } = checklist
  const { part: QuickPanel } = quickPanel
  const { part: Keys } = keys
  const { part: Assistant } = assistant
  const { opened } = palette
  return (
    <>
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
          isMenuFolded={isMenuFolded}
          onMenuFold={onMenuFold}
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
      {Keys ? <Keys onClose={keys.close} /> : null}
      {uploads.opened ? (
        <uploads.opened.Sheet
          onClose={uploads.close}
          onNavigate={(target) => {
            uploads.close()
            onNavigate(target)
          }}
        />
      ) : null}
      {Assistant ? (
        <Assistant
          asked={assistant.asked}
          onClose={assistant.close}
          onNavigate={(target) => {
            assistant.close()
            onNavigate(target)
          }}
        />
      ) : null}
      {opened ? (
        <opened.Palette
          groups={groups}
          company={company}
          endEarly={opened.endEarly}
          onClose={palette.close}
          onNavigate={onNavigate}
        />
      ) : null}
    </>
  )
}

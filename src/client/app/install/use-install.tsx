import { lazy, type ReactNode, Suspense, useState } from 'react'
import { withTexts } from '#client/texts/texts.ts'
import { promptToInstall, useInstallWay } from './install-prompt.ts'
import type { InstallWay } from './install-way.ts'

const InstallDialog = lazy(
  withTexts(
    () =>
      import('#client/features/install/install-dialog.tsx').then(({ InstallDialog }) => ({
        default: InstallDialog,
      })),
    'install',
  ),
)

interface Install {
  /** Undefined where the app is installed, or cannot be. */
  way: InstallWay | undefined
  install: () => void
  /** Has to be shown somewhere. */
  dialog: ReactNode
}

/** Installs the app in the way that this browser has. */
export function useInstall(): Install {
  const way = useInstallWay()
  const [isShowing, setShowing] = useState(false)
  return {
    way,
    install: () => {
      if (way === 'prompt') void promptToInstall()
      else setShowing(true)
    },
    dialog: isShowing ? (
      <Suspense fallback={null}>
        <InstallDialog onClose={() => setShowing(false)} />
      </Suspense>
    ) : null,
  }
}

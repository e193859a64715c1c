import { type ComponentProps, Suspense } from 'react'
import { uploadsNote } from '#client/data/uploads/upload-notes.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { withTexts } from '#client/texts/texts.ts'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { later } from '#client/ui/later.tsx'

const Button = later(
  withTexts(
    () => import('#client/features/files/uploads-button.tsx').then((part) => part.UploadsButton),
    'files',
  ),
)

interface UploadsButtonProps extends ComponentProps<typeof Button> {
  /** The path that is open: on the pages of files there may soon be an upload. */
  path: string
}

/** The uploads of this device (SHELL-28), whose script is loaded where there are some. Without it the bar has everything else. */
export function UploadsButton({ path, ...button }: UploadsButtonProps) {
  const { notes, userKey } = useDevice()
  const isWanted = path.startsWith('/setup/') || notes.getItem(uploadsNote(userKey)) !== null
  if (!isWanted) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Button {...button} />
      </Suspense>
    </ErrorBoundary>
  )
}

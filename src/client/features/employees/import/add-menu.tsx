import { FileSpreadsheet, UserPlus } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'

interface AddMenuProps {
  lockedReason: string | undefined
  onOne: () => void
  onFile: () => void
}

/** One more person, or those of a file (SHELL-31). */
export function AddMenu({ lockedReason, onOne, onFile }: AddMenuProps) {
  const t = useTexts('employees')
  const trigger = (
    <Button variant="primary" icon={<UserPlus aria-hidden />} disabledReason={lockedReason}>
      {t('addMenu.open')}
    </Button>
  )
  if (lockedReason !== undefined) return trigger
  return (
    <Menu
      label={t('addMenu.open')}
      align="end"
      trigger={trigger}
      items={[
        {
          id: 'one',
          label: t('add.title'),
          detail: t('addMenu.oneDetail'),
          icon: <UserPlus aria-hidden />,
          onSelect: onOne,
        },
        {
          id: 'file',
          label: t('addMenu.file'),
          detail: t('addMenu.fileDetail'),
          icon: <FileSpreadsheet aria-hidden />,
          onSelect: onFile,
        },
      ]}
    />
  )
}

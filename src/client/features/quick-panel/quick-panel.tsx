import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Sheet } from '#client/ui/overlays/sheet.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { DoneList } from './done-list.tsx'
import { Settings, type SettingsProps } from './settings.tsx'
import { NotificationList } from './notification-list.tsx'

const Head = chakra('header', {
  base: { position: 'relative', flexShrink: 0, ps: 5, pe: 14, pt: 4, pb: 2 },
})
const Title = chakra('h2', {
  base: { fontSize: 'lead', lineHeight: '1.375rem', fontWeight: 'title', outline: 'none' },
})
const Close = chakra('div', { base: { position: 'absolute', top: 3, insetInlineEnd: 3 } })

export interface QuickPanelProps {
  settings: SettingsProps
  onClose: () => void
  /** Follows the address of a notification. */
  onOpen: (path: string) => void
  onNotifications: () => void
  onTray: () => void
}

/** What this device was told, what was changed on it, and how it looks (SHELL-29). Mount it to open it. */
export function QuickPanel({ settings, onClose, onOpen, onNotifications, onTray }: QuickPanelProps) {
  const t = useTexts('quickPanel')
  const words = useTexts('words')
  const heading = useRef<HTMLHeadingElement>(null)
  const [tab, setTab] = useState<'notifications' | 'auditLogs' | 'settings'>('notifications')
  return (
    <Sheet open onClose={onClose} label={t('title')} side="end" initialFocus={heading}>
      <Head>
        <Title ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        <Close>
          <IconButton icon={<X aria-hidden />} label={words('close')} onClick={onClose} />
        </Close>
      </Head>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'notifications',
            label: t('tabs.notifications'),
            content: <NotificationList onOpen={onOpen} onNotifications={onNotifications} />,
          },
          { value: 'auditLogs', label: t('tabs.auditLogs'), content: <DoneList onTray={onTray} /> },
          { value: 'settings', label: t('tabs.settings'), content: <Settings {...settings} /> },
        ]}
      />
    </Sheet>
  )
}

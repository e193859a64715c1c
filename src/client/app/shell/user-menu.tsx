import { chakra } from '@chakra-ui/react'
import {
  Bell,
  CircleUserRound,
  Download,
  Hourglass,
  Keyboard,
  Lock,
  LogOut,
  Monitor,
  Moon,
  ShieldCheck,
  Sun,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type Language, LANGUAGES, localeOf } from '#shared/domain/language/languages.ts'
import { daysLeft, endOfTrial } from '#shared/domain/licenses/trial.ts'
import { fullName } from '#shared/domain/users/user.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { chooseLanguage, useLanguage, useTexts } from '#client/texts/texts.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { useMedia } from '#client/ui/theme/use-media.ts'
import type { ColorMode } from '#client/ui/theme/ui-provider.tsx'
import { useInstall } from '../install/use-install.tsx'

const DeviceNotifications = lazy(() =>
  import('../notifications/notifications-dialog.tsx').then(({ DeviceNotifications }) => ({
    default: DeviceNotifications,
  })),
)

const modes = [
  ['system', <Monitor key="system" aria-hidden />],
  ['light', <Sun key="light" aria-hidden />],
  ['dark', <Moon key="dark" aria-hidden />],
] as const

const languages = Object.entries(LANGUAGES) as [Language, string][]

const Name = chakra('span', { base: { color: 'text', fontWeight: 'semibold' } })

export interface UserMenuProps {
  colorMode: ColorMode
  onColorMode: (mode: ColorMode) => void
  /** Whether this device is ready for offline work; undefined where the organization does not allow it. */
  fieldMode: boolean | undefined
  onFieldMode: () => void
  onProfile: () => void
  /** Shows which keys do what. */
  onKeys: () => void
  onLock: () => void
  onSignOut: () => void
}

export function UserMenu(props: UserMenuProps) {
  const { userData: user, organization } = useDevice().login
  const t = useTexts('frame')
  const name = fullName(user) || user.email
  const days = useTrialDays()
  const appearance = useAppearanceItems(props)
  const languageItems = useLanguageItems()
  const deviceItems = useDeviceItems(props)
  const keyItems = useKeyItems(props)
  const { way, install, dialog } = useInstall()
  const [isNotifying, setNotifying] = useState(false)
  return (
    <>
      <Menu
        label={t('user.menu', { name })}
        align="end"
        trigger={
          <IconButton icon={<Avatar name={name} picture={user.avatar} />} label={t('user.menu', { name })} />
        }
        items={[
          {
            id: 'who',
            label: <Name>{name}</Name>,
            detail: `${user.email} · ${t(`roles.${user.role}`)}`,
            disabled: true,
            onSelect: () => {},
          },
          ...(days === undefined
            ? []
            : [
                {
                  id: 'trial',
                  label: days > 0 ? t('user.trial', { count: days }) : t('user.trialToday'),
                  detail: organization.name,
                  icon: <Hourglass aria-hidden />,
                  disabled: true,
                  onSelect: () => {},
                },
              ]),
          {
            id: 'profile',
            label: t('user.profile'),
            icon: <CircleUserRound aria-hidden />,
            onSelect: props.onProfile,
          },
          { id: 'line', separator: true },
          ...appearance,
          { id: 'line-2', separator: true },
          ...languageItems,
          { id: 'line-3', separator: true },
          {
            id: 'notifications',
            label: t('user.notifications'),
            icon: <Bell aria-hidden />,
            onSelect: () => setNotifying(true),
          },
          ...keyItems,
          ...(way
            ? [{ id: 'install', label: t('user.install'), icon: <Download aria-hidden />, onSelect: install }]
            : []),
          ...deviceItems,
        ]}
      />
      <Suspense fallback={null}>
        {isNotifying ? <DeviceNotifications onClose={() => setNotifying(false)} /> : null}
      </Suspense>
      {dialog}
    </>
  )
}

/** The days that are left of the organization's trial; undefined where there is none. */
function useTrialDays(): number | undefined {
  const { organization } = useDevice().login
  const { subscription, now } = useAccess()
  const trialEnds = subscription && endOfTrial(subscription, now)
  return trialEnds === undefined ? undefined : daysLeft(trialEnds, now, organization.time_zone)
}

function useAppearanceItems({ colorMode, onColorMode }: UserMenuProps): MenuItem[] {
  const t = useTexts('frame')
  const words = useTexts('words')
  return [
    { id: 'appearance', heading: words('appearance') },
    ...modes.map(([mode, icon]) => ({
      id: mode,
      label: t(`user.${mode}`),
      icon,
      checked: mode === colorMode,
      onSelect: () => onColorMode(mode),
    })),
  ]
}

function useLanguageItems(): MenuItem[] {
  const t = useTexts('frame')
  const chosen = useLanguage()
  return [
    { id: 'language', heading: t('user.language') },
    ...languages.map(([language, ownName]) => ({
      id: language,
      label: <span lang={localeOf(language)}>{ownName}</span>,
      checked: language === chosen,
      onSelect: () => {
        chooseLanguage(language).catch(() =>
          showToast({ tone: 'error', text: t('user.languageFailed', { language: ownName }) }),
        )
      },
    })),
  ]
}

/** Whoever points with a finger alone has no keys to learn. */
function useKeyItems({ onKeys }: UserMenuProps): MenuItem[] {
  const t = useTexts('frame')
  const hasPointer = useMedia('(any-pointer: fine)')
  return hasPointer
    ? [{ id: 'keys', label: t('keys'), icon: <Keyboard aria-hidden />, onSelect: onKeys }]
    : []
}

function useDeviceItems({ fieldMode, onFieldMode, onLock, onSignOut }: UserMenuProps): MenuItem[] {
  const t = useTexts('frame')
  const words = useTexts('words')
  return [
    ...(fieldMode === undefined
      ? []
      : [
          {
            id: 'field-mode',
            label: t('user.fieldMode'),
            detail: fieldMode ? t('user.fieldModeOn') : t('user.fieldModeOff'),
            icon: <ShieldCheck aria-hidden />,
            onSelect: onFieldMode,
          },
        ]),
    ...(fieldMode
      ? [{ id: 'lock', label: words('lockNow'), icon: <Lock aria-hidden />, onSelect: onLock }]
      : []),
    { id: 'sign-out', label: words('signOut'), icon: <LogOut aria-hidden />, onSelect: onSignOut },
  ]
}

import { chakra } from '@chakra-ui/react'
import { UserRoundPen, X } from 'lucide-react'
import type { DeviceProfile } from '#shared/domain/employee-devices/employee-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    fontSize: 'control',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: 2,
      py: 2,
      borderBottomWidth: '1px',
      borderColor: 'line',
      _last: { borderBottomWidth: 0 },
    },
    '& .said': { display: 'grid', minW: 0, overflowWrap: 'anywhere' },
  },
})

interface ProfileListProps {
  profiles: readonly DeviceProfile[]
  /** Why they cannot be changed. */
  disabledReason: string | undefined
  onAssign: (profile: DeviceProfile) => void
  onRemove: (profile: DeviceProfile) => void
}

/** The accounts and profiles that were found on a device, and whose they are (EMP-27). */
export function ProfileList({ profiles, disabledReason, onAssign, onRemove }: ProfileListProps) {
  const t = useTexts('agent')
  if (profiles.length === 0) return <Quiet>{t('profiles.none')}</Quiet>
  return (
    <Rows aria-label={t('profiles.title')}>
      {profiles.map((profile) => {
        const name = profile.name || profile.folder
        return (
          <li key={profile.id}>
            <div className="said">
              <span>{[profile.browser ?? t('profiles.account'), name].join(' · ')}</span>
              {profile.email === null ? null : <Quiet>{profile.email}</Quiet>}
              {profile.employee_id === null ? (
                <Faint>{t('nobody')}</Faint>
              ) : (
                <Quiet>{`→ ${profile.employee_name}`}</Quiet>
              )}
            </div>
            <IconButton
              label={t('profiles.assign', { name })}
              disabledReason={disabledReason}
              icon={<UserRoundPen aria-hidden />}
              onClick={() => onAssign(profile)}
            />
            <IconButton
              label={t('profiles.remove', { name })}
              disabledReason={disabledReason}
              icon={<X aria-hidden />}
              onClick={() => onRemove(profile)}
            />
          </li>
        )
      })}
    </Rows>
  )
}

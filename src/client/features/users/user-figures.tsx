import type { User } from '#shared/domain/users/user.ts'
import { canElevate } from '#shared/domain/users/user-rules.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import { standingOf } from './user-list.ts'

interface UserFiguresProps {
  /** Undefined while they are being read. */
  users: readonly User[] | undefined
  /** This device never reached the server: nothing counted is not none. */
  isUnread: boolean
}

/** The figures that matter. */
export function UserFigures({ users, isUnread }: UserFiguresProps) {
  const t = useTexts('users')
  const locale = useLocale()
  const count = (isCounted: (user: User) => boolean) =>
    isUnread ? '–' : users?.filter(isCounted).length.toLocaleString(locale)
  return (
    <>
      <Tile label={t('figures.all')} figure={count(() => true)} />
      <Tile label={t('figures.invited')} figure={count((user) => standingOf(user) === 'inviteSent')} />
      <Tile label={t('figures.disabled')} figure={count(({ disabled }) => disabled)} />
      <Tile
        label={t('figures.elevated')}
        figure={count(({ permissions, disabled }) => !disabled && canElevate(permissions))}
      />
    </>
  )
}

import { useObservable } from 'dexie-react-hooks'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'

export type Obstacles = ReturnType<typeof useObstacles>

/** Why something cannot be done about a connection now, in words; undefined where it can. */
export function useObstacles() {
  const device = useDevice()
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const status = useObservable(() => device.sync.status, [device])
  const { permissions } = device.login
  const noServer = status?.fault ? companies(`noServer.${status.fault}`) : undefined
  const noManage = reaches(permissions.integrations, 'manage') ? undefined : t('noManage')
  const noSync = reaches(levelOf(permissions, 'employees'), 'manage')
    ? noServer
    : companies('microsoft.syncForbidden')
  return {
    noManage,
    /** What the server has to do, too. */
    blocked: noManage ?? noServer,
    noSync,
  }
}

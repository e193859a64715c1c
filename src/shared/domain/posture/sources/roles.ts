import { z } from 'zod'
import { graphSource, known } from '../source.ts'

const text = known(z.string())
const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'

// https://learn.microsoft.com/graph/api/directoryrole-list-members
export const globalAdministrators = graphSource({
  path: `directoryRoles(roleTemplateId='${GLOBAL_ADMINISTRATOR}')/members`,
  isList: true,
  permission: 'RoleManagement.Read.Directory',
  schema: z.array(z.object({ id: z.string(), '@odata.type': text })),
})

// https://learn.microsoft.com/graph/api/rbacapplication-list-roleassignments
export const roleAssignments = graphSource({
  path: 'roleManagement/directory/roleAssignments?$expand=principal',
  isList: true,
  permission: 'RoleManagement.Read.Directory',
  schema: z.array(
    z.object({
      roleDefinitionId: text,
      principal: known(
        z.object({
          id: text,
          '@odata.type': text,
          displayName: text,
          userType: text,
          // Null for those who are of the cloud alone.
          onPremisesSyncEnabled: known(z.boolean().nullable()),
        }),
      ),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/rbacapplication-list-roleassignmentscheduleinstances
export const roleAssignmentInstances = graphSource({
  path: 'roleManagement/directory/roleAssignmentScheduleInstances',
  isList: true,
  permission: 'RoleAssignmentSchedule.Read.Directory',
  schema: z.array(
    z.object({
      principalId: text,
      roleDefinitionId: text,
      assignmentType: text,
      // Null where it never ends.
      endDateTime: known(z.string().nullable()),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/policyroot-list-rolemanagementpolicyassignments
export const globalAdministratorRules = graphSource({
  path:
    'policies/roleManagementPolicyAssignments' +
    "?$filter=scopeId%20eq%20'/'%20and%20scopeType%20eq%20'DirectoryRole'" +
    `%20and%20roleDefinitionId%20eq%20'${GLOBAL_ADMINISTRATOR}'&$expand=policy($expand=rules)`,
  isList: true,
  permission: 'RoleManagementPolicy.Read.Directory',
  schema: z.array(
    z.object({
      policy: known(
        z.object({
          rules: known(
            z.array(
              z.object({ id: text, setting: known(z.object({ isApprovalRequired: known(z.boolean()) })) }),
            ),
          ),
        }),
      ),
    }),
  ),
})

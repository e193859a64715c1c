import { defineNoun } from '#server/platform/noun.ts'
import { instructionMigrations } from './instruction.migrations.ts'
import { mountInstructionRoutes } from './instruction.routes.ts'
import { instructionTable } from './instruction.table.ts'
import { postureTasks } from './posture-task.jobs.ts'
import { postureTemplateGuards } from './posture-template.guards.ts'
import { postureTemplateMigrations } from './posture-template.migrations.ts'
import { mountPostureTemplateRoutes } from './posture-template.routes.ts'
import { postureTemplateTable } from './posture-template.table.ts'
import { postureEffects, postureGuards } from './posture.guards.ts'
import { postureMigrations } from './posture.migrations.ts'
import { mountPostureRoutes } from './posture.routes.ts'
import {
  auditSettingTable,
  checkResolutionTable,
  postureChangeTable,
  postureTable,
  postureTaskTable,
  tenantAnswersTable,
} from './posture.table.ts'
import type { PostureColumns } from './posture.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends PostureColumns {}
}

export const posture = defineNoun({
  name: 'posture',
  kinds: {
    posture: postureTable,
    tenantAnswers: tenantAnswersTable,
    postureChange: postureChangeTable,
    postureTask: postureTaskTable,
    auditSetting: auditSettingTable,
    checkResolution: checkResolutionTable,
    instruction: instructionTable,
    postureTemplate: postureTemplateTable,
  },
  ownedBy: {
    posture: 'customer',
    tenant_answers: 'customer',
    posture_change: 'customer',
    posture_task: 'customer',
    audit_setting: 'customer',
    check_resolution: 'customer',
    instruction: 'customer',
    posture_template: 'organization',
    source_reading: 'customer',
    posture_runner: 'customer',
  },
  migrations: [...postureMigrations, ...postureTemplateMigrations, ...instructionMigrations],
  guards: { ...postureGuards, ...postureTemplateGuards },
  effects: postureEffects,
  constraints: {
    audit_setting_organization_id_customer_id_fkey: 'notFound',
    check_resolution_organization_id_customer_id_fkey: 'notFound',
    instruction_organization_id_customer_id_fkey: 'notFound',
    posture_task_organization_id_customer_id_fkey: 'notFound',
    posture_template_pkey: 'alreadyExists',
  },
  routes: [mountPostureRoutes, mountPostureTemplateRoutes, mountInstructionRoutes],
  jobs: [postureTasks.job],
  repeats: [{ name: 'request-forgotten-tasks', at: '* * * * *', act: postureTasks.requestForgotten }],
})

import { defineNoun } from '#server/platform/noun.ts'
import { reportsToMake } from './make-report.jobs.ts'
import { reportMigrations } from './report.migrations.ts'
import { mountReportRoutes } from './report.routes.ts'
import { sweepReports } from './report.store.ts'
import { scheduledReportGuards } from './scheduled-report.guards.ts'
import { mountScheduledReportRoutes } from './scheduled-report.routes.ts'
import { scheduledReportTable } from './scheduled-report.table.ts'
import { sendScheduledReports } from './send-scheduled-reports.ts'

/** Reports of companies: files that somebody asks for, and mails that come by themselves. */
export const reports = defineNoun({
  name: 'reports',
  kinds: { scheduledReport: scheduledReportTable },
  ownedBy: {
    report: 'customer',
    free_report: 'customer',
    report_piece: 'organization',
    scheduled_report: 'organization',
    scheduled_report_run: 'organization',
  },
  migrations: reportMigrations,
  guards: scheduledReportGuards,
  constraints: { scheduled_report_pkey: 'alreadyExists' },
  routes: [mountReportRoutes, mountScheduledReportRoutes],
  jobs: [reportsToMake],
  repeats: [{ name: 'send-scheduled-reports', at: '* * * * *', act: sendScheduledReports }],
  sweep: sweepReports,
})

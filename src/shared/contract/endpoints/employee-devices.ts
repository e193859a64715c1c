import { z } from 'zod'
import { LANGUAGES, type Language } from '#shared/domain/language/languages.ts'
import {
  agentInstructionsSchema,
  agentKeySchema,
  agentPlatformSchema,
} from '#shared/domain/employee-devices/agent-key.ts'
import { agentReportSchema } from '#shared/domain/employee-devices/agent-report.ts'
import {
  deviceLimits,
  deviceProfileSchema,
  employeeDeviceSchema,
  installedProgramSchema,
  visitedSiteSchema,
} from '#shared/domain/employee-devices/employee-device.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors, page } from './parts.ts'

const id = z.uuid()
const discoverRead = { area: 'discover', level: 'readOnly' } as const
const discoverManage = { area: 'discover', level: 'manage' } as const

/** A profile with the device that it was found on. */
const foundProfile = deviceProfileSchema.extend({ device_id: z.string(), device_name: z.string() })

export const employeeDeviceEndpoints = {
  listEmployeeDevices: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/employee/devices',
    summary: "A company's devices on which the agent runs, by name.",
    access: discoverRead,
    params: byId,
    query: page,
    answer: z.array(employeeDeviceSchema),
    errors: ['notFound'],
  }),
  putEmployeeDevice: defineEndpoint({
    method: 'PUT',
    path: '/employee/devices',
    summary: 'Says which employee a device belongs to; null for nobody.',
    access: discoverManage,
    body: z.strictObject({ id, employee: id.nullable() }),
    answer: employeeDeviceSchema,
    errors: commandErrors,
    isCommand: true,
  }),
  deleteEmployeeDevice: defineEndpoint({
    method: 'DELETE',
    path: '/employee/devices',
    summary: 'Forgets a device. It is listed again once its agent reports again.',
    access: discoverManage,
    body: z.strictObject({ id }),
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
  getDevicePrograms: defineEndpoint({
    method: 'GET',
    path: '/employee/devices/:id/programs',
    summary:
      'The programs that a device had when its agent reported last, and the sites that were opened in a browser with the extension in the last 30 days, those opened most first.',
    access: discoverRead,
    params: byId,
    answer: z.object({
      read_at: z.string(),
      programs: z.array(installedProgramSchema),
      sites: z.array(visitedSiteSchema),
    }),
    errors: ['notFound'],
  }),
  listEmployeeProfiles: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/profiles',
    summary: 'The accounts and profiles of browsers that were found on the devices of a company.',
    access: discoverRead,
    params: byId,
    answer: z.array(foundProfile),
    errors: ['notFound'],
  }),
  listUnmappedProfiles: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/employee/profiles/unmapped',
    summary: 'Those of them that belong to no employee.',
    access: discoverRead,
    params: byId,
    answer: z.array(foundProfile),
    errors: ['notFound'],
  }),
  deleteEmployeeProfiles: defineEndpoint({
    method: 'DELETE',
    path: '/customer/:id/profiles',
    summary: 'Takes profiles off the list, whatever their devices go on reporting.',
    access: discoverManage,
    params: byId,
    body: z.strictObject({ ids: z.array(id).min(1).max(deviceLimits.atOnce) }),
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
  putEmployeeProfile: defineEndpoint({
    method: 'PUT',
    path: '/customer/:id/profiles',
    summary: 'Says which employee a profile belongs to; null for nobody.',
    access: discoverManage,
    params: byId,
    body: z.strictObject({ id, employee: id.nullable() }),
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
  getAgentKey: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/agent_key',
    summary: "The license key with which a company's agents sign; null where none was made yet.",
    access: discoverManage,
    params: byId,
    answer: z.object({ key: agentKeySchema.nullable(), made_at: z.string().nullable() }),
    errors: ['notFound', 'trialReadOnly'],
  }),
  renewAgentKey: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/agent_key',
    summary: "Makes a company's license key. Agents with the one before are refused from then on.",
    access: discoverManage,
    params: byId,
    answer: z.object({ key: agentKeySchema, made_at: z.string() }),
    status: 201,
    errors: ['notFound'],
  }),
  downloadAgent: defineEndpoint({
    method: 'GET',
    path: '/customer/download_agent',
    summary: "The agent for a company's devices, with its license key and this server's address in it.",
    access: discoverManage,
    query: z.object({ customer: id, os: agentPlatformSchema }),
    answer: z.object({
      file_name: z.string(),
      version: z.string(),
      /** How the file's bytes are written in `content`. */
      encoding: z.enum(['utf8', 'base64']),
      content: z.string(),
    }),
    errors: ['failedValidation', 'notFound', 'agentKeyMissing', 'trialReadOnly'],
  }),
  getAgentInstructions: defineEndpoint({
    method: 'GET',
    path: '/agent/instructions',
    summary: 'How the agent gets onto devices.',
    access: discoverRead,
    query: z.object({ language: z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]) }),
    answer: agentInstructionsSchema,
    errors: ['failedValidation'],
  }),
  reportDevice: defineEndpoint({
    method: 'POST',
    path: '/agent/v1/report',
    summary:
      'What an agent found on its device. It needs no session, but X-Agent-Key (the SHA-256 of the license key), X-Agent-Time (seconds since 1970) and X-Agent-Signature (HMAC-SHA256 with the key over the time, a dot and the body), each in hexadecimal but for the time.',
    access: 'public',
    isSigned: true,
    body: agentReportSchema,
    // What is signed are its bytes.
    upload: { bytes: deviceLimits.reportBytes, media: ['application/json'] },
    answer: z.object({ device: z.string(), repeated: z.boolean() }),
    errors: [
      'agentRefused',
      'agentClockWrong',
      'agentDevicesFull',
      'failedValidation',
      'malformedBody',
      'bodyTooLarge',
      'tooManyRequests',
    ],
  }),
} as const

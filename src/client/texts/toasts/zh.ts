import type { Translation } from '../translation.ts'

export const toasts = {
  createdCAP: '已创建条件访问策略。',
  missingSubscription: '你的订阅不包含此功能。',
  fileUploaded: '文件已上传。',
  saaslistUpdated: '应用程序列表已更新。',
  refreshWarning: '完成之前请勿刷新此页面。',
  vendorNotSupported: '不支持此供应商，但仍会读取该文件。',
  psaTicketSent: '工单已发送。',
  uploadInProgress: '正在上传文件。',
  uploadComplete: '上传已完成。',
  uploadFailed: '上传失败。',
  uploadCanceled: '上传已取消。',
  changeMfaStatus: '正在更改多重身份验证状态。',
} satisfies Translation<'zh', 'toasts'>

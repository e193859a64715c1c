export { detections } from '#shared/domain/alerts/detection-texts/zh.ts'

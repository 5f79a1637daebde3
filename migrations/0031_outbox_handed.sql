ALTER TABLE `outbox` ADD `handed_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_new` ON `outbox` (`handed_at`,`id`);
ALTER TABLE `audit_entries` ADD `request_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_request` ON `audit_entries` (`user_id`,`entity`,`request_key`) WHERE "audit_entries"."request_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_roles` ON `users` (`roles`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` ("name" COLLATE NOCASE);
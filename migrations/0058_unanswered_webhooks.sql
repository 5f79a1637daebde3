ALTER TABLE `webhooks` ADD `unanswered_since` integer;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `held_until` integer;
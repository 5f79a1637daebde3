CREATE INDEX `audit_entries_entity_id` ON `audit_entries` (`entity`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_action` ON `audit_entries` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `finder_sightings_day` ON `finder_sightings` (`day`);--> statement-breakpoint
CREATE INDEX `finders_enabled` ON `finders` (`enabled`);--> statement-breakpoint
CREATE INDEX `users_last_login` ON `users` (`last_login`);
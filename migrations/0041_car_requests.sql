CREATE TABLE `car_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`finder_id` integer NOT NULL,
	`car_key` text NOT NULL,
	`vehicle` text,
	`car` text NOT NULL,
	`searched` text NOT NULL,
	`email` text,
	`email_key` text,
	`locale` text NOT NULL,
	`page` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`confirm_token_hash` text NOT NULL,
	`erase_token_hash` text,
	`created_at` integer NOT NULL,
	`mailed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`checked_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`finder_id`) REFERENCES `finders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `car_requests_confirm_token_hash_unique` ON `car_requests` (`confirm_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `car_requests_erase_token_hash_unique` ON `car_requests` (`erase_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `car_requests_same` ON `car_requests` (`finder_id`,`car_key`,`email_key`);--> statement-breakpoint
CREATE INDEX `car_requests_email` ON `car_requests` (`email_key`,`state`,`mailed_at`);--> statement-breakpoint
CREATE INDEX `car_requests_mailed` ON `car_requests` (`finder_id`,`mailed_at`);--> statement-breakpoint
CREATE INDEX `car_requests_expired` ON `car_requests` (`expires_at`);--> statement-breakpoint
CREATE INDEX `car_requests_checked` ON `car_requests` (`state`,`checked_at`,`id`);--> statement-breakpoint
ALTER TABLE `finders` ADD `car_requests` integer DEFAULT false NOT NULL;
CREATE TABLE `message_reads` (
	`message_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`message_id`, `user_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_reads_user` ON `message_reads` (`user_id`,`message_id`);--> statement-breakpoint
CREATE TABLE `message_settings` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`mails_off` text DEFAULT '[]' NOT NULL,
	`read_to` integer DEFAULT 0 NOT NULL,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`order_id` integer,
	`subject` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_key_unique` ON `messages` (`key`);--> statement-breakpoint
CREATE INDEX `messages_company` ON `messages` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `messages_at` ON `messages` (`at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);
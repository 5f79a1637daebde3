CREATE TABLE `inventories` (
	`company_id` integer NOT NULL,
	`part_key` text NOT NULL,
	`on_hand` integer NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	`low_at` integer,
	`backorder` integer DEFAULT false NOT NULL,
	`low_told` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `part_key`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "inventories_reserved" CHECK("inventories"."reserved" >= 0),
	CONSTRAINT "inventories_available" CHECK("inventories"."backorder" OR "inventories"."on_hand" >= "inventories"."reserved")
);
--> statement-breakpoint
CREATE TABLE `inventory_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`part_key` text NOT NULL,
	`at` integer NOT NULL,
	`why` text NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer,
	`note` text DEFAULT '' NOT NULL,
	`on_hand_before` integer NOT NULL,
	`on_hand_after` integer NOT NULL,
	`reserved_before` integer NOT NULL,
	`reserved_after` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inventory_movements_part` ON `inventory_movements` (`company_id`,`part_key`,`id`);--> statement-breakpoint
CREATE TABLE `reservations` (
	`order_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`part_key` text NOT NULL,
	`quantity` integer NOT NULL,
	`writer` text NOT NULL,
	PRIMARY KEY(`order_id`, `part_key`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reservations_part` ON `reservations` (`company_id`,`part_key`);--> statement-breakpoint
CREATE INDEX `reservations_writer` ON `reservations` (`writer`);